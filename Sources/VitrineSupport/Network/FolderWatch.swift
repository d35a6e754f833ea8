internal import CVitrineSystem

/// Reports which files below some folders have changed since the last call.
///
/// If the system reports changes (inotify on Linux), files are checked only after such a report; otherwise, and while
/// there are more folders than the system can watch, they are checked at each call.
package struct FolderWatch: ~Copyable {
    private let roots: [String]
    private let leavesOut: @Sendable (String) -> Bool
    private let watch: Int32
    /// Whether the system watches all folders that the last walk found.
    private var isComplete = true
    private var stamps: [String: String] = [:]

    /// Starts from the current state of the files.
    /// - Parameters:
    ///   - roots: folders, or single files.
    ///   - leavesOut: returns whether to ignore a path below one of these folders. There, names that begin with a dot
    ///     are always ignored.
    package init(_ roots: [String], leavesOut: @escaping @Sendable (String) -> Bool) {
        self.roots = roots
        self.leavesOut = leavesOut
        watch = vitrine_watch_open()
        _ = look()
    }

    deinit { if watch >= 0 { vitrine_close(watch) } }

    /// Whether the system reports changes, so that ``changes()`` may be called often at almost no cost.
    package var isNotified: Bool { watch >= 0 && isComplete }

    /// Returns the paths of files that were added, changed or removed since the last call, sorted.
    package mutating func changes() -> [String] {
        if isNotified, vitrine_watch_read(watch) == 0 { return [] }
        return look()
    }

    private mutating func look() -> [String] {
        isComplete = true
        var now: [String: String] = [:]
        var seen: Set<String> = []
        for root in roots {
            if let stamp = FileStamp(root) {
                now[root] = stamp.text
                // The folder of a path without a slash is the current one.
                follow(root.lastIndex(of: "/").map { String(root[...$0]) } ?? ".")
            } else {
                walk(root, &now, &seen)
            }
        }
        let changed = Set(now.keys).union(stamps.keys).filter { now[$0] != stamps[$0] }
        stamps = now
        return changed.sorted()
    }

    private mutating func walk(_ folder: String, _ now: inout [String: String], _ seen: inout Set<String>) {
        guard seen.insert(folder).inserted else { return }
        // The folder is watched before it is listed, so that no change during the listing is missed.
        follow(folder)
        guard let entries = try? Folder.entries(of: folder) else { return }
        for entry in entries where !entry.name.hasPrefix(".") {
            let path = "\(folder)/\(entry.name)"
            if leavesOut(path) { continue }
            if entry.kind == .folder {
                walk(path, &now, &seen)
            } else if let stamp = FileStamp(path) {
                now[path] = stamp.text
            }
        }
    }

    private mutating func follow(_ folder: String) {
        // For the system, a folder that was removed and created again is a new folder, so each walk adds all folders
        // again.
        if watch >= 0, vitrine_watch_add(watch, folder) < 0 { isComplete = false }
    }
}
