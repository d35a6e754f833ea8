// The part of libxml2 that Vitrine uses. Macros and variables that Swift cannot import come as functions.
#ifndef CVITRINE_LIBXML2_SHIM_H
#define CVITRINE_LIBXML2_SHIM_H

// Debian builds the library with ICU, and one of its headers would then pull in ICU's, which clash with the copy
// inside Foundation. Only pointers to the structure concerned ever reach Swift, so leaving its ICU fields out is safe.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/SAX2.h>
#include <libxml/dict.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

/// The only options a page is ever parsed with: no network, and line numbers above 65,535.
static inline int vitrine_parse_options(void) { return XML_PARSE_NONET | XML_PARSE_BIG_LINES; }

static inline void vitrine_xml_free(void *pointer) { xmlFree(pointer); }

#endif
