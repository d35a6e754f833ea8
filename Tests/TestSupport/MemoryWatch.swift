import Foundation
import Synchronization

/// Looks at the memory of a process while it runs, from a thread of its own: those of other tests may all be busy.
final class MemoryWatch: Sendable {
    private let peak = Mutex<Int?>(nil)
    private let isOver = Mutex(false)

    init(_ process: Int32) {
        Thread.detachNewThread { [self] in
            while !isOver.withLock({ $0 }), let now = Self.peakKilobytes(of: process) {
                peak.withLock { $0 = now }
                Thread.sleep(forTimeInterval: 0.02)
            }
        }
    }

    /// The most memory that was seen, in kilobytes; nil where the system does not tell.
    func end() -> Int? {
        isOver.withLock { $0 = true }
        return peak.withLock { $0 }
    }

    /// The most memory that a process has had so far, as Linux tells.
    private static func peakKilobytes(of process: Int32) -> Int? {
        guard let file = FileHandle(forReadingAtPath: "/proc/\(process)/status") else { return nil }
        // The process may end while it is looked at.
        guard let bytes = try? file.readToEnd() else { return nil }
        let status = String(decoding: bytes, as: UTF8.self)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(separator: " ").compactMap { Int($0) }.first
    }
}
