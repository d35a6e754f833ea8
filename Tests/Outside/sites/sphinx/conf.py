project = "Harbour"
author = "The harbour"
copyright = "2024, The harbour"
release = version = "1.0"
html_theme = "alabaster"
html_last_updated_fmt = None
extensions = ["sphinx.ext.autodoc"]
html_baseurl = "https://example.org/"
