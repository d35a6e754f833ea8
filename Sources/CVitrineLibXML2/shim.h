// The part of libxml2 that Vitrine uses. Functions wrap macros and variables that Swift cannot import, and everything
// that changed between versions 2.9 and 2.14, so that the Swift code does not depend on the version.
#ifndef CVITRINE_LIBXML2_SHIM_H
#define CVITRINE_LIBXML2_SHIM_H

// Debian builds the library with ICU, so one of its headers would include those of ICU, which clash with the copy
// inside Foundation. Swift only sees pointers to the struct concerned, so leaving out its ICU fields is safe.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlIO.h>
#include <libxml/SAX2.h>
#include <libxml/dict.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

// 2.14 deprecates some fields that have no accessor functions in older versions.
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
#endif

static inline void vitrine_xml_free(void *pointer) { xmlFree(pointer); }

/// Sets up the library. It must be called once. Before version 2.12, elements may then be nested 512 levels deep, as in
/// browsers. Later versions offer this only together with lifting all other limits, so there the limit stays at 256.
static inline void vitrine_set_up(void)
{
    xmlInitParser();
#if LIBXML_VERSION < 21200
    xmlParserMaxDepth = 512;
#endif
}

/// Makes a parser report its errors to a function instead of the handler of the process or the thread. In every
/// version, the function receives the parser as its first argument.
static inline void vitrine_listen(xmlParserCtxtPtr parser, xmlStructuredErrorFunc handler)
{
#if LIBXML_VERSION >= 21300
    xmlCtxtSetErrorHandler(parser, handler, parser);
#else
    // The argument is userData, which xmlNewParserCtxt sets to the parser; the SAX callbacks receive the same.
    if (parser->sax != NULL) parser->sax->serror = handler;
#endif
}

/// Makes an XPath context report its errors to a function.
static inline void vitrine_listen_xpath(xmlXPathContextPtr context, xmlStructuredErrorFunc handler, void *data)
{
#if LIBXML_VERSION >= 21300
    xmlXPathSetErrorHandler(context, handler, data);
#else
    context->error = handler;
    context->userData = data;
#endif
}

/// Makes an evaluation that runs in another thread end at its next step, by lowering its limit of operations. Nothing
/// else writes the limit during the evaluation, and the library reads it once per step, so it sees either the old or
/// the new limit.
static inline void vitrine_stop_xpath(xmlXPathContextPtr context)
{
    __atomic_store_n(&context->opLimit, 1ul, __ATOMIC_RELAXED);
}

/// A handler for the errors of a thread, and the context that it receives.
typedef struct {
    xmlStructuredErrorFunc handler;
    void *context;
} vitrine_error_handler;

/// Sets the handler for the errors of this thread, for functions that have no context with a handler. Returns the
/// previous handler.
static inline vitrine_error_handler vitrine_swap_errors(vitrine_error_handler next)
{
    vitrine_error_handler before = { xmlStructuredError, xmlStructuredErrorContext };
    xmlSetStructuredErrorFunc(next.context, next.handler);
    return before;
}

/// Returns whether bytes can be read in place. Versions 2.12 and 2.13 have no function for it, and no longer guarantee
/// what the implementation for older versions relies on.
static inline int vitrine_can_read_in_place(void) { return LIBXML_VERSION < 21200 || LIBXML_VERSION >= 21400; }

/// Creates the input for bytes in memory. Returns NULL if there is not enough memory.
static inline xmlParserInputPtr vitrine_input(xmlParserCtxtPtr parser, const char *bytes, int count, int in_place)
{
#if LIBXML_VERSION >= 21400
    (void)parser;
    int flags = in_place ? XML_INPUT_BUF_STATIC | XML_INPUT_BUF_ZERO_TERMINATED : 0;
    return xmlNewInputFromMemory(NULL, bytes, (size_t)count, (xmlParserInputFlags)flags);
#else
#if LIBXML_VERSION < 21200
    if (in_place) {
        // xmlParserInputBufferCreateStatic would do the same, but in 2.9 it reads past the end of large documents.
        xmlParserInputPtr input = xmlNewInputStream(parser);
        if (input == NULL) return NULL;
        input->base = input->cur = (const xmlChar *)bytes;
        input->end = input->base + count;
        input->length = count;
        return input;
    }
#endif
    xmlParserInputBufferPtr buffer = xmlParserInputBufferCreateMem(bytes, count, XML_CHAR_ENCODING_NONE);
    if (buffer == NULL) return NULL;
    xmlParserInputPtr input = xmlNewIOInputStream(parser, buffer, XML_CHAR_ENCODING_NONE);
    if (input == NULL) xmlFreeParserInputBuffer(buffer);
    return input;
#endif
}

/// Parses a whole document in UTF-8, no matter which encoding it declares, without network access, and with line
/// numbers above 65,535.
///
/// `xmlCtxtReadMemory` would convert the bytes from UTF-8 to UTF-8, which takes a fifth of the time for a short page.
/// - in_place: whether to read the bytes in place, so that the pointers passed to callbacks point into them; a NUL must
///   follow the bytes. Otherwise the library reads a copy. It may be nonzero only if vitrine_can_read_in_place returns
///   nonzero.
///
/// Returns 0, or -1 if there is not enough memory. vitrine_is_well_formed returns whether the document is well-formed.
static inline int vitrine_parse(xmlParserCtxtPtr parser, const char *bytes, int count, int in_place)
{
    xmlCtxtReset(parser);
    xmlCtxtUseOptions(parser, XML_PARSE_NONET | XML_PARSE_BIG_LINES | XML_PARSE_IGNORE_ENC);
    xmlParserInputPtr input = vitrine_input(parser, bytes, count, in_place);
    // A failing inputPush frees the input.
    if (input == NULL || inputPush(parser, input) < 0) return -1;
#if LIBXML_VERSION >= 21200
    if (xmlSwitchEncoding(parser, XML_CHAR_ENCODING_UTF8) < 0) return -1;
#else
    // If the encoding is set, the parser does not guess another one from the first bytes. Before 2.12, no function sets
    // it without a converter.
    parser->encoding = xmlStrdup((const xmlChar *)"UTF-8");
    if (parser->encoding == NULL) return -1;
#endif
    xmlParseDocument(parser);
    // The input may point to memory that the caller frees.
    while ((input = inputPop(parser)) != NULL) xmlFreeInputStream(input);
    return 0;
}

/// Returns the tree of the document that was parsed last, which the caller must free; NULL if there is none.
static inline xmlDocPtr vitrine_take_document(xmlParserCtxtPtr parser)
{
    xmlDocPtr document = parser->myDoc;
    parser->myDoc = NULL;
    return document;
}

/// Returns whether the document that was parsed last is well-formed.
static inline int vitrine_is_well_formed(xmlParserCtxtPtr parser)
{
    return parser->wellFormed != 0;
}

/// Returns the number of the last error of a parser.
static inline int vitrine_error_number(xmlParserCtxtPtr parser)
{
    const xmlError *error = xmlCtxtGetLastError(parser);
    return error != NULL ? error->code : 0;
}

/// Returns the current position of a parser; NULL if it is not parsing.
static inline const xmlChar *vitrine_position(xmlParserCtxtPtr parser)
{
    return parser->input != NULL ? parser->input->cur : NULL;
}

/// Returns the offset in the document of a pointer that a callback received, in bytes; -1 if it points elsewhere. It is
/// for documents that are not read in place, because the library moves its copy while it reads.
static inline long vitrine_offset(xmlParserCtxtPtr parser, const xmlChar *pointer)
{
    xmlParserInputPtr input = parser->input;
    if (input == NULL || pointer < input->base || pointer > input->end) return -1;
    return (long)input->consumed + (long)(pointer - input->base);
}

#if defined(__clang__)
#pragma clang diagnostic pop
#endif

#endif
