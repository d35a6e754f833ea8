/// The quirks mode that results from a document type (13.2.6.4.1).
struct DoctypeQuirks {
    private(set) var mode = MarkupDocument.QuirksMode.noQuirks
    /// Whether the name is `html`, and there is no public identifier and no system identifier other than
    /// `about:legacy-compat`.
    private(set) var isConforming: Bool

    init(_ token: HTMLDoctypeToken, _ store: UnsafeMutablePointer<HTMLStore>) {
        func string(_ start: Int32, _ count: Int32) -> String? {
            start < 0
                ? nil
                : String(
                    decoding: UnsafeBufferPointer(start: store.pointee.bytes(start), count: Int(count)), as: UTF8.self)
        }
        let name = string(token.nameStart, token.nameCount)
        let publicID = string(token.publicStart, token.publicCount)?.lowercased()
        let systemID = string(token.systemStart, token.systemCount)
        isConforming = name == "html" && publicID == nil && (systemID == nil || systemID == "about:legacy-compat")
        let system = systemID?.lowercased()
        if token.forcesQuirks || name != "html" || system == Self.quirksSystem {
            mode = .quirks
        } else if let publicID {
            if Self.quirksNames.contains(publicID) || Self.quirksPrefixes.contains(where: publicID.hasPrefix) {
                mode = .quirks
            } else if Self.framePrefixes.contains(where: publicID.hasPrefix) {
                mode = system == nil ? .quirks : .limitedQuirks
            } else if Self.limitedPrefixes.contains(where: publicID.hasPrefix) {
                mode = .limitedQuirks
            }
        }
    }

    private static let quirksSystem = "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd"
    private static let quirksNames: Set = [
        "-//w3o//dtd w3 html strict 3.0//en//", "-/w3c/dtd html 4.0 transitional/en", "html",
    ]
    private static let framePrefixes = ["-//w3c//dtd html 4.01 frameset//", "-//w3c//dtd html 4.01 transitional//"]
    private static let limitedPrefixes = ["-//w3c//dtd xhtml 1.0 frameset//", "-//w3c//dtd xhtml 1.0 transitional//"]
    private static let quirksPrefixes = """
        +//silmaril//dtd html pro v0r11 19970101//
        -//as//dtd html 3.0 aswedit + extensions//
        -//advasoft ltd//dtd html 3.0 aswedit + extensions//
        -//ietf//dtd html 2.0 level 1//
        -//ietf//dtd html 2.0 level 2//
        -//ietf//dtd html 2.0 strict level 1//
        -//ietf//dtd html 2.0 strict level 2//
        -//ietf//dtd html 2.0 strict//
        -//ietf//dtd html 2.0//
        -//ietf//dtd html 2.1e//
        -//ietf//dtd html 3.0//
        -//ietf//dtd html 3.2 final//
        -//ietf//dtd html 3.2//
        -//ietf//dtd html 3//
        -//ietf//dtd html level 0//
        -//ietf//dtd html level 1//
        -//ietf//dtd html level 2//
        -//ietf//dtd html level 3//
        -//ietf//dtd html strict level 0//
        -//ietf//dtd html strict level 1//
        -//ietf//dtd html strict level 2//
        -//ietf//dtd html strict level 3//
        -//ietf//dtd html strict//
        -//ietf//dtd html//
        -//metrius//dtd metrius presentational//
        -//microsoft//dtd internet explorer 2.0 html strict//
        -//microsoft//dtd internet explorer 2.0 html//
        -//microsoft//dtd internet explorer 2.0 tables//
        -//microsoft//dtd internet explorer 3.0 html strict//
        -//microsoft//dtd internet explorer 3.0 html//
        -//microsoft//dtd internet explorer 3.0 tables//
        -//netscape comm. corp.//dtd html//
        -//netscape comm. corp.//dtd strict html//
        -//o'reilly and associates//dtd html 2.0//
        -//o'reilly and associates//dtd html extended 1.0//
        -//o'reilly and associates//dtd html extended relaxed 1.0//
        -//sq//dtd html 2.0 hotmetal + extensions//
        -//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//
        -//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//
        -//spyglass//dtd html 2.0 extended//
        -//sun microsystems corp.//dtd hotjava html//
        -//sun microsystems corp.//dtd hotjava strict html//
        -//w3c//dtd html 3 1995-03-24//
        -//w3c//dtd html 3.2 draft//
        -//w3c//dtd html 3.2 final//
        -//w3c//dtd html 3.2//
        -//w3c//dtd html 3.2s draft//
        -//w3c//dtd html 4.0 frameset//
        -//w3c//dtd html 4.0 transitional//
        -//w3c//dtd html experimental 19960712//
        -//w3c//dtd html experimental 970421//
        -//w3c//dtd w3 html//
        -//w3o//dtd w3 html 3.0//
        -//webtechs//dtd mozilla html 2.0//
        -//webtechs//dtd mozilla html//
        """.split(separator: "\n").map(String.init)
}
