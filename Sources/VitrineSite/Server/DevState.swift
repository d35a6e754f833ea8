import VitrineSupport

/// The state that the server sends to open pages.
struct DevState: Hashable, Sendable {
    struct Problem: Hashable, Sendable {
        var isError = true
        /// The message, with file and line.
        var text: String
    }

    /// The version of the site; a page of another version reloads itself.
    var version: Int
    /// A counter that increases when only stylesheets have changed.
    var styles = 0
    /// What is being done in the background; empty if nothing is.
    var working = ""
    /// The errors that prevent the latest changes from being shown. Until they are corrected, the last good version is
    /// served.
    var failures: [Problem] = []
    /// The problems with the pages that are served: those of their components, and the findings of the rules.
    var findings: [Problem] = []

    /// The maximum number of problems that are listed; the others are only counted.
    private static let shown = 20

    /// The state as one event of the event stream.
    var event: [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.field("version", version)
            json.field("styles", styles)
            json.field("working", working)
            let all = failures + findings
            var problems = Array(all.prefix(Self.shown))
            if all.count > Self.shown {
                problems.append(Problem(isError: false, text: "and \(Count.grouped(all.count - Self.shown)) more"))
            }
            json.array("problems", problems) { problem, json in
                json.field("severity", problem.isError ? "error" : "warning")
                json.field("text", problem.text)
            }
        }
        let text = String(decoding: json.bytes, as: UTF8.self).split(separator: "\n").joined()
        return Array("data: \(text)\n\n".utf8)
    }
}
