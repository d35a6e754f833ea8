import CVitrineLibXML2

/// The functions that the parser calls; each finds the builder in the parser's private field.
enum MarkupHandlers {
    private static func builder(_ context: UnsafeMutableRawPointer?) -> (
        xmlParserCtxtPtr, UnsafeMutablePointer<MarkupBuilder>
    )? {
        guard let parser = context?.assumingMemoryBound(to: xmlParserCtxt.self),
            let builder = parser.pointee._private
        else { return nil }
        return (parser, builder.assumingMemoryBound(to: MarkupBuilder.self))
    }

    /// Has the parser give its errors to the builder's sink.
    static func listen(_ parser: xmlParserCtxtPtr) {
        vitrine_listen(parser) { context, error in
            guard let (_, builder) = MarkupHandlers.builder(context), let error else { return }
            builder.pointee.sink.add(error.pointee)
        }
    }

    static func install(_ handler: UnsafeMutablePointer<xmlSAXHandler>) {
        handler.pointee.startElementNs = { context, name, prefix, uri, _, _, count, _, attributes in
            guard let (parser, builder) = MarkupHandlers.builder(context), let name else { return }
            builder.pointee.start(parser, name, prefix, uri, Int(count), attributes)
        }
        handler.pointee.endElementNs = { context, _, _, _ in MarkupHandlers.builder(context)?.1.pointee.close() }
        handler.pointee.characters = { context, bytes, count in
            guard let (_, builder) = MarkupHandlers.builder(context), let bytes else { return }
            builder.pointee.text(bytes, Int(count))
        }
        handler.pointee.ignorableWhitespace = handler.pointee.characters
        handler.pointee.cdataBlock = { context, bytes, count in
            guard let (parser, builder) = MarkupHandlers.builder(context), let bytes else { return }
            builder.pointee.cdata(parser, bytes, Int(count))
        }
        handler.pointee.comment = { context, bytes in
            guard let (_, builder) = MarkupHandlers.builder(context), let bytes else { return }
            builder.pointee.comment(bytes)
        }
        handler.pointee.processingInstruction = { context, target, _ in
            guard let (parser, builder) = MarkupHandlers.builder(context), let target else { return }
            builder.pointee.instruction(parser, target)
        }
        handler.pointee.internalSubset = { context, name, publicID, systemID in
            guard let (_, builder) = MarkupHandlers.builder(context), let name else { return }
            builder.pointee.declare(
                String(cString: name), publicID.map { String(cString: $0) }, systemID.map { String(cString: $0) })
        }
        // A page has no entities, so the first one ends the document.
        handler.pointee.entityDecl = { context, _, _, _, _, _ in
            guard let (parser, builder) = MarkupHandlers.builder(context) else { return }
            builder.pointee.sink.add(
                XMLProblem(
                    line: Int(xmlSAX2GetLineNumber(parser)), column: Int(xmlSAX2GetColumnNumber(parser)),
                    code: Int(XML_ERR_ENTITY_PROCESSING.rawValue), message: "Entities are not allowed"))
            xmlStopParser(parser)
        }
    }
}
