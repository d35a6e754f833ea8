/// A cache of parsed stylesheets by their bytes, so that each is parsed only once for several conditions. This is a
/// class because several rule sets share it; it belongs to one worker.
package final class ParsedSheets {
    private var sheets: [[UInt8]: StyleSheet] = [:]

    /// Creates an empty cache.
    package init() {}

    func sheet(_ bytes: [UInt8]) -> StyleSheet {
        if let known = sheets[bytes] { return known }
        let sheet = StyleSheet(bytes)
        sheets[bytes] = sheet
        return sheet
    }
}
