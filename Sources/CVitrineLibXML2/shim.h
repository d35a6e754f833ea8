// The part of libxml2 that Vitrine uses. Macros and variables that Swift cannot import come as functions, and so does
// everything that changed between versions 2.9 and 2.14: the Swift side has no knowledge of versions.
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
#include <libxml/xmlIO.h>
#include <libxml/SAX2.h>
#include <libxml/dict.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

// 2.14 marks some of the fields as deprecated that have no call in older versions.
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
#endif

static inline void vitrine_xml_free(void *pointer) { xmlFree(pointer); }

/// Sets the library up, once: elements may be nested 512 deep, as in the HTML parsers of browsers. Newer versions have no way to say so
/// that does not lift all other limits, too, and keep to 256.
static inline void vitrine_set_up(void)
{
    xmlInitParser();
#if LIBXML_VERSION < 21200
    xmlParserMaxDepth = 512;
#endif
}

/// Has a parser give its errors to a function instead of the handler that the process or the thread has. The function gets
/// the parser as its first argument, in every version.
static inline void vitrine_listen(xmlParserCtxtPtr parser, xmlStructuredErrorFunc handler)
{
#if LIBXML_VERSION >= 21300
    xmlCtxtSetErrorHandler(parser, handler, parser);
#else
    // The argument is userData, which xmlNewParserCtxt sets to the parser; the SAX callbacks get the same.
    if (parser->sax != NULL) parser->sax->serror = handler;
#endif
}

/// Has an XPath context give its errors to a function.
static inline void vitrine_listen_xpath(xmlXPathContextPtr context, xmlStructuredErrorFunc handler, void *data)
{
#if LIBXML_VERSION >= 21300
    xmlXPathSetErrorHandler(context, handler, data);
#else
    context->error = handler;
    context->userData = data;
#endif
}

/// Has an evaluation that runs in another thread end at its next step. Nobody else writes the limit meanwhile, and the library reads it
/// once a step, so that it sees the old limit or the new one.
static inline void vitrine_stop_xpath(xmlXPathContextPtr context)
{
    __atomic_store_n(&context->opLimit, 1ul, __ATOMIC_RELAXED);
}

/// Who gets the errors of this thread.
typedef struct {
    xmlStructuredErrorFunc handler;
    void *context;
} vitrine_error_handler;

/// Gives the errors of this thread to a function, for work that takes no context of its own, and returns who got them before.
static inline vitrine_error_handler vitrine_swap_errors(vitrine_error_handler next)
{
    vitrine_error_handler before = { xmlStructuredError, xmlStructuredErrorContext };
    xmlSetStructuredErrorFunc(next.context, next.handler);
    return before;
}

/// Whether bytes can be read where they are. 2.12 and 2.13 have no call for it, and what older versions need is not promised
/// there any more.
static inline int vitrine_can_read_in_place(void) { return LIBXML_VERSION < 21200 || LIBXML_VERSION >= 21400; }

/// The input for bytes in memory; NULL when memory is missing.
static inline xmlParserInputPtr vitrine_input(xmlParserCtxtPtr parser, const char *bytes, int count, int in_place)
{
#if LIBXML_VERSION >= 21400
    (void)parser;
    int flags = in_place ? XML_INPUT_BUF_STATIC | XML_INPUT_BUF_ZERO_TERMINATED : 0;
    return xmlNewInputFromMemory(NULL, bytes, (size_t)count, (xmlParserInputFlags)flags);
#else
#if LIBXML_VERSION < 21200
    if (in_place) {
        // The one call that would do the same, xmlParserInputBufferCreateStatic, reads after large documents in 2.9.
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

/// Parses a whole document in UTF-8, whatever encoding it declares: no network, and line numbers above 65,535.
///
/// `xmlCtxtReadMemory` would put the bytes through a converter from UTF-8 to UTF-8, which takes a fifth of the time of a short
/// page.
/// - in_place: whether the bytes, which a NUL must follow, are read where they are, so that pointers which callbacks get point
///   into them; otherwise the library reads a copy. Only where vitrine_can_read_in_place.
/// Returns 0, or -1 when memory is missing. Whether the document is well-formed is asked separately.
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
    // The first bytes are not taken for another encoding when one is known. Before 2.12 no call says that it is known
    // without a converter.
    parser->encoding = xmlStrdup((const xmlChar *)"UTF-8");
    if (parser->encoding == NULL) return -1;
#endif
    xmlParseDocument(parser);
    // The input may point to memory that the caller frees.
    while ((input = inputPop(parser)) != NULL) xmlFreeInputStream(input);
    return 0;
}

/// The tree of the document that was parsed last, for the caller to free; NULL where there is none.
static inline xmlDocPtr vitrine_take_document(xmlParserCtxtPtr parser)
{
    xmlDocPtr document = parser->myDoc;
    parser->myDoc = NULL;
    return document;
}

/// Whether the document that was parsed last is well-formed.
static inline int vitrine_is_well_formed(xmlParserCtxtPtr parser)
{
    return parser->wellFormed != 0;
}

/// The number of the last error of a parser.
static inline int vitrine_error_number(xmlParserCtxtPtr parser)
{
    const xmlError *error = xmlCtxtGetLastError(parser);
    return error != NULL ? error->code : 0;
}

/// Where a parser reads; NULL when it does not.
static inline const xmlChar *vitrine_position(xmlParserCtxtPtr parser)
{
    return parser->input != NULL ? parser->input->cur : NULL;
}

/// The place in the document of a pointer that a callback got, in bytes; -1 when it points elsewhere. For documents that are not
/// read in place: the library moves its copy while it reads.
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
