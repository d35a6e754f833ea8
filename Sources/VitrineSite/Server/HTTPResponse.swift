import VitrineSupport

/// A response of the development server.
struct HTTPResponse: Sendable {
    var status: Int
    var type: String
    var body: [UInt8]

    init(_ status: Int = 200, type: String, _ body: [UInt8]) {
        self.status = status
        self.type = type
        self.body = body
    }

    /// A plain-text response.
    static func text(_ status: Int, _ text: String) -> HTTPResponse {
        HTTPResponse(status, type: "text/plain; charset=utf-8", Array("\(text)\n".utf8))
    }

    /// The bytes of the response, with headers that prevent caching.
    func bytes(withBody: Bool) -> [UInt8] {
        let head = """
            HTTP/1.1 \(status) \(Self.reasons[status] ?? "Unknown")\r
            Content-Type: \(type)\r
            Content-Length: \(body.count)\r
            \(Self.shared)Connection: close\r
            \r

            """
        return Array(head.utf8) + (withBody ? body : [])
    }

    /// The head of the event stream, which stays open as long as the page.
    static let eventsHead = Array(
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\(shared)Connection: close\r\n\r\n".utf8)

    /// The headers that all responses have. The last one keeps pages of other origins from using what is served:
    /// without it, browsers load scripts, images and stylesheets across origins.
    private static let shared =
        "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nCross-Origin-Resource-Policy: same-origin\r\n"

    private static let reasons = [
        200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
        500: "Internal Server Error",
    ]

    /// The media type of a file, by its extension.
    static func type(of path: String) -> String {
        let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return types[ending] ?? "application/octet-stream"
    }

    private static let types = [
        "html": "text/html; charset=utf-8", "htm": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8", "json": "application/json",
        "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
        "webp": "image/webp", "avif": "image/avif", "ico": "image/x-icon", "woff": "font/woff", "woff2": "font/woff2",
        "ttf": "font/ttf", "otf": "font/otf", "txt": "text/plain; charset=utf-8", "xml": "application/xml",
        "pdf": "application/pdf", "mp4": "video/mp4", "webm": "video/webm", "mp3": "audio/mpeg",
    ]
}
