// The parser of GitHub Flavored Markdown, with its extensions.
#ifndef CVITRINE_CMARK_SHIM_H
#define CVITRINE_CMARK_SHIM_H

#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>

#endif
