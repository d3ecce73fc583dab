"""Gathered files under names that carry their content's hash, in modules that import each other too."""

from typing import ClassVar

from whitenoise.storage import CompressedManifestStaticFilesStorage

OURS = "js/*.js"  # other people's bundles look as if they imported things they do not have


class HashedFiles(CompressedManifestStaticFilesStorage):
    """``import "./link.js"`` names the hashed file: a browser may keep every module for ever."""

    support_js_module_import_aggregation = True
    _js_module_import_aggregation_patterns: ClassVar = (
        OURS,
        CompressedManifestStaticFilesStorage._js_module_import_aggregation_patterns[1],
    )
