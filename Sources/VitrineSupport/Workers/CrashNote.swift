internal import CVitrineSystem

/// Records what each thread is working on, for the message about a crash. When a user's code traps, the program ends,
/// and nothing else shows which page and which component caused the crash.
package enum CrashNote {
    /// Makes a crash of this program report what the crashing thread was working on, before the program ends as usual.
    package static func watch() { vitrine_crash_watch() }

    /// Sets the page that the thread is working on, and clears the component; an empty path means no page.
    package static func page(_ path: String) {
        guard vitrine_crash_watches() != 0 else { return }
        note(0, path)
        component(nil, instance: nil, file: nil, line: 0)
    }

    /// Sets the component that the thread is working on; nil means none. When the component is finished, this must be
    /// called again with the component that contains it.
    @inline(__always)
    package static func component(_ name: String?, instance: String?, file: String?, line: Int) {
        guard vitrine_crash_watches() != 0 else { return }
        note(1, name ?? "")
        note(2, instance ?? "")
        note(3, file ?? "")
        vitrine_crash_line(Int32(clamping: line))
    }

    private static func note(_ field: Int32, _ text: String) {
        var text = text
        text.withUTF8 { bytes in vitrine_crash_note(field, bytes.baseAddress, bytes.count) }
    }
}
