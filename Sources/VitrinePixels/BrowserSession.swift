import VitrineSupport

/// A connection to a browser over the DevTools protocol: sends commands, and waits for their answers and for events.
final class BrowserSession {
    private let process: BrowserProcess
    private var number = 0
    private var events: [(session: String?, method: String)] = []

    /// The maximum time to wait for one answer or event, in seconds.
    static let patience = 20

    init(_ program: String) throws(PixelProblem) { process = try BrowserProcess(program) }

    func end() { process.end() }

    /// Opens a new page.
    /// - Returns: the ID of the session for commands to the page.
    func page() throws(PixelProblem) -> String {
        let target = try call("Target.createTarget") {
            $0.field("url", "about:blank")
            $0.field("newWindow", true)
        }
        guard let id = target["targetId"]?.string else { throw .refused("no page was opened") }
        let session = try call("Target.attachToTarget") {
            $0.field("targetId", id)
            $0.field("flatten", true)
        }
        guard let session = session["sessionId"]?.string else { throw .refused("no session with a page was opened") }
        return session
    }

    /// Sends a command and waits for its answer.
    /// - Parameter session: the session of a page; nil for the browser itself.
    /// - Returns: the member `result` of the answer.
    @discardableResult
    func call(
        _ method: String, in session: String? = nil, _ parameters: (inout JSONWriter) -> Void = { _ in }
    ) throws(PixelProblem) -> JSONNode {
        number += 1
        let own = number
        var json = JSONWriter()
        json.object { json in
            json.field("id", own)
            json.field("method", method)
            if let session { json.field("sessionId", session) }
            json.object("params", parameters)
        }
        try process.send(json.bytes)
        let deadline = ContinuousClock.now + .seconds(Self.patience)
        while let message = try receive(before: deadline) {
            guard message["id"]?.integer == own else { continue }
            if let error = message["error"] {
                throw .refused("\(method): \(error["message"]?.string ?? "no reason given")")
            }
            guard let result = message["result"] else { throw .refused("\(method): the answer has no result") }
            return result
        }
        throw .noAnswer(method, seconds: Self.patience)
    }

    /// Waits for an event of a page, unless it has already arrived since ``forgetEvents()`` was called.
    func wait(for method: String, in session: String) throws(PixelProblem) {
        func isThere() -> Bool { events.contains { $0.session == session && $0.method == method } }
        let deadline = ContinuousClock.now + .seconds(Self.patience)
        while !isThere() {
            guard try receive(before: deadline) != nil else { throw .noAnswer(method, seconds: Self.patience) }
        }
    }

    func forgetEvents() { events = [] }

    private func receive(before deadline: ContinuousClock.Instant) throws(PixelProblem) -> JSONNode? {
        guard let bytes = try process.receive(before: deadline) else { return nil }
        do throws(JSONProblem) {
            let message = try JSONReader.read(bytes[...], loneSurrogates: .replaced)
            if let method = message["method"]?.string { events.append((message["sessionId"]?.string, method)) }
            return message
        } catch {
            throw .ended("it sent something that is not JSON: \(error)")
        }
    }
}

extension JSONNode {
    /// The value as an integer, without its fraction; nil if the value is not a number or does not fit.
    var integer: Int? {
        guard case .number(let text) = value else { return nil }
        return Int(text) ?? Double(text).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }
}
