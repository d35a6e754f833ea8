import VitrineSupport

/// What the server sends to open pages.
struct DevState: Hashable, Sendable {
    /// Something that is wrong.
    struct Problem: Hashable, Sendable {
        var isError = true
        /// With file and line.
        var text: String
    }

    /// Which site is served: a page of another one loads itself again.
    var version: Int
    /// How often nothing but stylesheets has changed.
    var styles = 0
    /// What goes on in the background; empty when nothing does.
    var working = ""
    /// What keeps the site from being rebuilt; the last good one is served then.
    var failures: [Problem] = []
    /// What the rules say about the pages.
    var findings: [Problem] = []

    /// More problems than this are only counted.
    private static let shown = 20

    /// One event of a stream.
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
