import CVitrineLibXML2

/// The callbacks of the parser. Each finds the builder in the parser's private field.
enum MarkupHandlers {
    private static func builder(_ context: UnsafeMutableRawPointer?) -> (
        xmlParserCtxtPtr, UnsafeMutablePointer<MarkupBuilder>
    )? {
        guard let parser = context?.assumingMemoryBound(to: xmlParserCtxt.self),
            let builder = parser.pointee._private
        else { return nil }
        return (parser, builder.assumingMemoryBound(to: MarkupBuilder.self))
    }

    /// Returns the sink for the problems of a document that is being built.
    static func sink(of context: UnsafeMutableRawPointer?) -> ProblemSink? { builder(context)?.1.pointee.sink }

    /// Makes the parser report its errors to the builder's sink.
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
        handler.pointee.endElementNs = { context, _, _, _ in
            guard let (parser, builder) = MarkupHandlers.builder(context) else { return }
            builder.pointee.close(parser)
        }
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
            guard let (parser, builder) = MarkupHandlers.builder(context), let bytes else { return }
            builder.pointee.comment(parser, bytes)
        }
        handler.pointee.processingInstruction = { context, target, data in
            guard let (parser, builder) = MarkupHandlers.builder(context), let target else { return }
            builder.pointee.instruction(parser, target, data)
        }
        handler.pointee.internalSubset = { context, name, publicID, systemID in
            guard let (_, builder) = MarkupHandlers.builder(context), let name else { return }
            builder.pointee.declare(
                String(cString: name), publicID.map { String(cString: $0) }, systemID.map { String(cString: $0) })
        }
        Declarations.refuse(in: handler)
    }
}
