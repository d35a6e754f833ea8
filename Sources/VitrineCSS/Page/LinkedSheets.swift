import VitrineSupport

/// Reads the stylesheets that a page refers to, and records those that were not read. This is a class because a closure
/// changes it.
package final class LinkedSheets {
    /// The addresses of sheets that cannot be read or are on another site, as written and without duplicates.
    package private(set) var unread: [String] = []
    private var known: [String: [UInt8]] = [:]

    /// Creates a reader of linked stylesheets.
    package init() {}

    /// Returns the stylesheet at an address relative to the file that refers to it; nil if it is on another site or
    /// cannot be read. An address that begins with a slash is looked up in the folders around that file, the nearest
    /// first, because it is unknown which of them is the root of the published site.
    package func load(_ address: String, _ base: String) -> (name: String, bytes: [UInt8])? {
        var names = [FileAddress.path(address, from: base)].compactMap(\.self)
        if address.hasPrefix("/"), !address.hasPrefix("//") {
            var folders = base.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            while true {
                let root = folders.isEmpty ? "" : folders == [""] ? "/" : folders.joined(separator: "/")
                names += [FileAddress.path(address, from: base, root: root)].compactMap(\.self)
                if folders.popLast() == nil { break }
            }
        }
        for name in names {
            guard let bytes = known[name] ?? (try? FileReader.bytes(of: name)) else { continue }
            known[name] = bytes
            return (name, bytes)
        }
        if !unread.contains(address) { unread.append(address) }
        return nil
    }
}
