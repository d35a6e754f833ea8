/// A document type. Places are those of ``HTMLStore``; -1 if a part is missing.
struct HTMLDoctypeToken: BitwiseCopyable {
    var offset = 0
    var nameStart: Int32 = -1
    var nameCount: Int32 = 0
    var publicStart: Int32 = -1
    var publicCount: Int32 = 0
    var systemStart: Int32 = -1
    var systemCount: Int32 = 0
    var forcesQuirks = false
}
