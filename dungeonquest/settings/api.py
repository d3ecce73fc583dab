"""The REST API and its OpenAPI schema."""

import os

API_PER_MINUTE = int(os.environ.get("API_PER_MINUTE", "600"))  # requests of one person or token; an address: twice

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "games.api.authentication.TokenAuthentication",
        "rest_framework.authentication.SessionAuthentication",
    ],
    "DEFAULT_PERMISSION_CLASSES": [],
    "DEFAULT_PARSER_CLASSES": ["games.api.parsing.ObjectParser"],
    "DEFAULT_RENDERER_CLASSES": ["games.api.rendering.JSONRenderer"],
    "DEFAULT_CONTENT_NEGOTIATION_CLASS": "games.api.rendering.AlwaysJSON",
    "DEFAULT_THROTTLE_CLASSES": ["games.api.limits.PerPerson"],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_METADATA_CLASS": None,
    "EXCEPTION_HANDLER": "games.api.errors.handle",
    "URL_FORMAT_OVERRIDE": None,
    "UNAUTHENTICATED_TOKEN": None,
}

SPECTACULAR_SETTINGS = {
    "TITLE": "DungeonQuest Online",
    "VERSION": "1",
    "DESCRIPTION": (
        "Tables for programs. Send `Authorization: Bearer` with a personal token from the preferences page, bodies as "
        "JSON objects, paths with their slash at the end. Every refusal has the shape `Refused`."
    ),
    "SCHEMA_PATH_PREFIX": "/api/",
    "SERVE_INCLUDE_SCHEMA": False,
    "SORT_OPERATIONS": False,  # as in the lists of addresses: what people at tables need comes first
    "APPEND_COMPONENTS": {},
    "POSTPROCESSING_HOOKS": ["drf_spectacular.hooks.postprocess_schema_enums", "games.api.openapi.add_refusals"],
    "ENUM_NAME_OVERRIDES": {"Status": ["lobby", "running", "finished", "abandoned"]},
    "COMPONENT_SPLIT_REQUEST": False,
}
