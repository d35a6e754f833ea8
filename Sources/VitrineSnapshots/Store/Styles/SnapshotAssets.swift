import Synchronization
import VitrineSupport

/// The files of the current site, and a cache of their digests.
package final class SnapshotAssets: Sendable {
    private let read: @Sendable (String) -> [UInt8]?
    private let state = Mutex(State())

    private struct State {
        var digests: [String: String?] = [:]
        var sheets: [String: [UInt8]] = [:]
        /// The paths of files other than stylesheets, by their digests.
        var paths: [String: String] = [:]
        /// The addresses in stylesheets, as written, by the digests of the stylesheets.
        var addresses: [String: [String]] = [:]
    }

    /// - Parameter read: returns the bytes of a file by its path in the site.
    package init(_ read: @escaping @Sendable (_ path: String) -> [UInt8]?) { self.read = read }

    /// Returns the bytes of a file; those of a stylesheet without carriage returns.
    func bytes(_ path: String) -> [UInt8]? { read(path).map { PageName.isStyleSheet(path) ? Self.lines($0) : $0 } }

    /// Returns the SHA-256 digest of the ``bytes(_:)`` of a file; nil if the file does not exist.
    func digest(_ path: String) -> String? {
        if let known = state.withLock({ $0.digests[path] }) { return known }
        let found = bytes(path)
        let digest = found.map { keep($0, isSheet: PageName.isStyleSheet(path)) }
        state.withLock { state in
            state.digests[path] = .some(digest)
            if let digest, !PageName.isStyleSheet(path) { state.paths[digest] = path }
        }
        return digest
    }

    /// Returns the digest of some bytes, and keeps the bytes if they are those of a stylesheet.
    func keep(_ bytes: [UInt8], isSheet: Bool = true) -> String {
        let digest = SHA256.hex(bytes)
        if isSheet { state.withLock { $0.sheets[digest] = bytes } }
        return digest
    }

    /// Returns the bytes of a stylesheet by its digest.
    func sheet(_ digest: String) -> [UInt8]? { state.withLock { $0.sheets[digest] } }

    /// Returns the addresses in a stylesheet, as written; nil if its bytes are not known.
    /// - Parameters:
    ///   - digest: the digest of the stylesheet.
    ///   - bytes: returns its bytes; called only if the addresses are not cached yet.
    func addresses(inSheet digest: String, _ bytes: () -> [UInt8]?) -> [String]? {
        if let known = state.withLock({ $0.addresses[digest] }) { return known }
        guard let bytes = bytes() else { return nil }
        let found = PageAssets.addresses(inStyles: String(decoding: bytes, as: UTF8.self))
        state.withLock { $0.addresses[digest] = found }
        return found
    }

    /// Returns the bytes of a file by its digest; a picture or font is read again. Returns nil if neither
    /// ``digest(_:)`` nor ``keep(_:isSheet:)`` has returned this digest yet, or if the file has changed since.
    func kept(_ digest: String) -> [UInt8]? {
        if let sheet = sheet(digest) { return sheet }
        guard let path = state.withLock({ $0.paths[digest] }), let bytes = bytes(path) else { return nil }
        return SHA256.hex(bytes) == digest ? bytes : nil
    }

    /// Returns bytes without their carriage returns, because git may change line endings.
    static func lines(_ bytes: [UInt8]) -> [UInt8] { bytes.contains(0x0D) ? bytes.filter { $0 != 0x0D } : bytes }
}
