import VitrineSupport

/// Loads the stylesheets that a page names, and records those that cannot be read. A class, because a closure uses it.
package final class LinkedSheets {
    /// The addresses that could not be read, as written, without duplicates.
    package private(set) var unread: [String] = []
    private var known: [String: [UInt8]] = [:]

    /// Begins with nothing unread.
    package init() {}

    /// The stylesheet at an address beside the file that names it; nil for other sites and missing files. An address that
    /// begins with a slash is looked up in the folders around the page, the nearest first, because nothing says which of
    /// them is published.
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
