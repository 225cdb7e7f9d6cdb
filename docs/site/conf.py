"""`make docs`: the Sphinx configuration of the documentation website.

The source folder is the repository itself, so that relative links work in both places. README.md is the start page.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from sphinx.application import Sphinx

import saltmochi

project = "Saltmochi"
author = "the Saltmochi authors"
release = saltmochi.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "README"
include_patterns = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "benchmarks/history.md", "docs/**.md"]
# Folders that are not searched for pages.
exclude_patterns = [".*", "build", "requirements", "src", "tests", "web", "docs/pictures", "docs/site"]

# The navigation: README.md has no list of its own, since that would show in the repository.
NAVIGATION = {
    "Play": ["docs/rules/sea-salt-paper", "docs/rules/sea-salt-paper-expansions", "docs/rules/happy-mochi"],
    "Study": [
        "docs/study",
        "docs/puzzles",
        "docs/advice",
        "docs/findings",
        "docs/bots",
        "docs/strength",
        "docs/experiments",
    ],
    "Research": ["docs/research"],
    "Host": ["docs/server", "docs/protocol", "docs/security"],
    "Build": ["docs/python", "docs/reference", "docs/architecture", "CONTRIBUTING"],
    "Follow": ["CHANGELOG", "benchmarks/history"],
}

# --- Markdown ---

myst_heading_anchors = 3  # as GitHub names them: `#a-fair-deal`
highlight_language = "text"
pygments_style = "tango"
pygments_dark_style = "native"

# --- The Python reference ---

default_role = "code"  # docstrings write names as `game`
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
add_module_names = False
python_use_unqualified_type_names = True

# --- Pages ---

html_theme = "furo"
html_title = "Saltmochi"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_favicon = "../../web/public/icon.svg"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_show_copyright = False
html_domain_indices = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#0e6a80", "color-brand-content": "#0e6a80"},
    "dark_css_variables": {"color-brand-primary": "#6cc5d8", "color-brand-content": "#6cc5d8"},
}


def add_navigation(_: Sphinx, docname: str, source: list[str]) -> None:
    """Append the navigation to the start page."""
    if docname == root_doc:
        for caption, pages in NAVIGATION.items():
            entries = "\n".join(f"/{page}" for page in pages)
            source[0] += f"\n```{{toctree}}\n:hidden:\n:caption: {caption}\n\n{entries}\n```\n"


def add_index(app: Sphinx, exception: Exception | None) -> None:
    """Make the start page the index of the website."""
    if exception is None and app.builder.name == "html":
        folder = Path(app.outdir)
        shutil.copyfile(folder / f"{root_doc}.html", folder / "index.html")


def setup(app: Sphinx) -> None:
    """Connect the functions above."""
    app.connect("source-read", add_navigation)
    app.connect("build-finished", add_index)
