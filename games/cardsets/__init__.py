"""Card sets that the staff edits: versions, the deeds of the staff, files in and out, the laboratory."""
