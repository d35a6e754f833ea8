import CVitrineLibXML2

/// Refuses what a document type can declare. A page declares nothing, and what is declared can grow without bounds: entities that
/// name each other, attributes that every element has by default.
enum Declarations {
    /// Has the parser stop at the first declaration, before it has any effect.
    static func refuse(in handler: UnsafeMutablePointer<xmlSAXHandler>) {
        handler.pointee.entityDecl = { context, _, _, _, _, _ in
            Declarations.stop(context, XML_ERR_ENTITY_PROCESSING, "Entities are not allowed")
        }
        handler.pointee.unparsedEntityDecl = { context, _, _, _, _ in
            Declarations.stop(context, XML_ERR_ENTITY_PROCESSING, "Entities are not allowed")
        }
        handler.pointee.attributeDecl = { context, _, _, _, _, _, tree in
            // The handler owns the list of values, here nobody uses it.
            xmlFreeEnumeration(tree)
            Declarations.stop(context, XML_ERR_ATTLIST_NOT_STARTED, "Declarations are not allowed")
        }
        handler.pointee.elementDecl = { context, _, _, _ in
            Declarations.stop(context, XML_ERR_ATTLIST_NOT_STARTED, "Declarations are not allowed")
        }
        handler.pointee.notationDecl = { context, _, _, _ in
            Declarations.stop(context, XML_ERR_ATTLIST_NOT_STARTED, "Declarations are not allowed")
        }
    }

    private static func stop(_ context: UnsafeMutableRawPointer?, _ code: xmlParserErrors, _ message: String) {
        guard let parser = context?.assumingMemoryBound(to: xmlParserCtxt.self) else { return }
        // What builds a document reads elements, and has its sink in the builder.
        let isBuilding = parser.pointee.sax?.pointee.startElementNs != nil
        let sink = isBuilding ? MarkupHandlers.sink(of: context) : LibXML2.sink(of: context)
        sink?.add(
            XMLProblem(
                line: Int(xmlSAX2GetLineNumber(parser)), column: Int(xmlSAX2GetColumnNumber(parser)),
                code: Int(code.rawValue),
                message: message))
        xmlStopParser(parser)
    }
}
