import CVitrineLibXML2

/// Refuses all declarations in a document type. A page needs none, and declarations can make a document grow without
/// bounds: entities that refer to each other, default attributes for every element.
enum Declarations {
    /// Makes the parser stop at the first declaration, before it has any effect.
    static func refuse(in handler: UnsafeMutablePointer<xmlSAXHandler>) {
        handler.pointee.entityDecl = { context, _, _, _, _, _ in
            Declarations.stop(context, XML_ERR_ENTITY_PROCESSING, "entity declarations are not allowed")
        }
        handler.pointee.unparsedEntityDecl = { context, _, _, _, _ in
            Declarations.stop(context, XML_ERR_ENTITY_PROCESSING, "entity declarations are not allowed")
        }
        handler.pointee.attributeDecl = { context, _, _, _, _, _, tree in
            // The callback owns the list of values, which is not used here.
            xmlFreeEnumeration(tree)
            Declarations.stop(context, XML_ERR_ATTLIST_NOT_STARTED, "declarations are not allowed in a doctype")
        }
        handler.pointee.elementDecl = { context, _, _, _ in
            Declarations.stop(context, XML_ERR_ATTLIST_NOT_STARTED, "declarations are not allowed in a doctype")
        }
        handler.pointee.notationDecl = { context, _, _, _ in
            Declarations.stop(context, XML_ERR_ATTLIST_NOT_STARTED, "declarations are not allowed in a doctype")
        }
    }

    private static func stop(_ context: UnsafeMutableRawPointer?, _ code: xmlParserErrors, _ message: String) {
        guard let parser = context?.assumingMemoryBound(to: xmlParserCtxt.self) else { return }
        // A parser that builds a document has a callback for elements, and its sink is in the builder.
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
