/// Stylesheets by their bytes, so that each is parsed once under several conditions. A class, because it is handed on; it
/// belongs to one worker.
package final class ParsedSheets {
    private var sheets: [[UInt8]: StyleSheet] = [:]

    /// Begins with none.
    package init() {}

    /// Returns the parsed stylesheet for some bytes.
    func sheet(_ bytes: [UInt8]) -> StyleSheet {
        if let known = sheets[bytes] { return known }
        let sheet = StyleSheet(bytes)
        sheets[bytes] = sheet
        return sheet
    }
}
