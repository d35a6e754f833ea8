extension Datatype {
    /// The datatypes for MIME types, lists of file types, and the types of scripts and pages.
    static var mediaTypes: [String: Datatype] {
        [
            "mime": Datatype(.valueMIME) { MIMEType.error($0) },
            "accept": Datatype(.valueAccept, error: MIMEType.acceptError),
            "script-type": Datatype(.valueScriptType, error: MIMEType.scriptError),
            "content-type-utf8": Datatype(.attributeValue, error: MIMEType.htmlContentTypeError),
        ]
    }
}
