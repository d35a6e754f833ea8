internal import CVitrineSystem
internal import SystemPackage

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// A socket on which a server waits for connections.
package struct ListeningSocket: Sendable {
    /// The reason why a server cannot listen.
    package enum Problem: Error, Hashable, Sendable {
        /// Another program is already listening on the port.
        case taken
        /// This user may not use the port.
        case forbidden
        /// The host name cannot be resolved, or this machine does not have the address.
        case noSuchHost
        /// Any other error, in the words of the system.
        case other(String)
    }

    private static let variable = "VITRINE_DEV_SOCKET"

    private let file: Int32
    /// The port that the socket listens on.
    package let port: Int

    /// Starts to listen on a port.
    /// - Parameters:
    ///   - host: a host name or an address, such as `localhost` or `::1`.
    ///   - port: the port; 0 for any free port.
    package init(host: String, port: Int) throws(Problem) {
        let file = vitrine_listen(host, String(port))
        guard file >= 0 else {
            switch Errno(rawValue: errno) {
            case .addressInUse: throw .taken
            case .permissionDenied, .notPermitted: throw .forbidden
            case .addressNotAvailable: throw .noSuchHost
            case let other: throw .other("\(other)")
            }
        }
        self.file = file
        self.port = Int(vitrine_listening_port(file))
    }

    /// Takes over the socket that the previous program of this process passed on with ``become(_:arguments:)``; nil
    /// when there is none.
    package init?(inheritedFrom environment: [String: String]) {
        guard let text = environment[Self.variable], let file = Int32(text) else { return nil }
        let port = vitrine_listening_port(file)
        guard port > 0 else { return nil }
        self.file = file
        self.port = Int(port)
    }

    /// Waits for the next connection; nil when the system reports an error.
    package func accept() -> Connection? {
        let connection = vitrine_accept(file)
        return connection < 0 ? nil : Connection(file: connection)
    }

    /// Replaces this program with another one that continues to listen. Returns only on failure.
    package func become(_ program: String, arguments: [String]) {
        var pointers = ([program] + arguments).map { text in
            let bytes = Array(text.utf8CString)
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
            copy.initialize(from: bytes, count: bytes.count)
            return Optional(copy)
        }
        pointers.append(nil)
        _ = vitrine_become(program, pointers, file, Self.variable, String(file))
        for pointer in pointers { pointer?.deallocate() }
    }

    /// A connection from a client.
    package struct Connection: Sendable {
        fileprivate let file: Int32

        /// Waits for bytes and returns up to 8,192 of them. Returns an empty array when the client has ended the
        /// connection, when it sends nothing for ten seconds, and after an error.
        package func receive() -> [UInt8] {
            var buffer = [UInt8](repeating: 0, count: 8_192)
            let count = buffer.withUnsafeMutableBufferPointer { vitrine_receive(file, $0.baseAddress, $0.count) }
            return Array(buffer.prefix(max(count, 0)))
        }

        /// Sends all bytes, and returns whether that succeeded. Sending fails when the client has ended the connection
        /// or accepts nothing for ten seconds.
        package func send(_ bytes: [UInt8]) -> Bool {
            bytes.withUnsafeBufferPointer { vitrine_send(file, $0.baseAddress, $0.count) } == 0
        }

        /// Closes the connection.
        package func close() { vitrine_close(file) }
    }
}
