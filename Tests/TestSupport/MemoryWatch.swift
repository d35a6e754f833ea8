import Foundation
import Synchronization

/// Watches the memory of a running process. It uses a thread of its own, because all threads of the shared pool may be
/// busy.
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

    /// Stops watching and returns the peak memory, in kilobytes; nil if it could not be read.
    func end() -> Int? {
        isOver.withLock { $0 = true }
        return peak.withLock { $0 }
    }

    /// Returns the peak memory of a process so far, in kilobytes; nil if the process has ended or the system is not
    /// Linux.
    private static func peakKilobytes(of process: Int32) -> Int? {
        guard let file = FileHandle(forReadingAtPath: "/proc/\(process)/status") else { return nil }
        // The process may end while its file is read.
        guard let bytes = try? file.readToEnd() else { return nil }
        let status = String(decoding: bytes, as: UTF8.self)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(separator: " ").compactMap { Int($0) }.first
    }
}
