/// Why a text is not JSON.
struct JSONSyntaxError: Error, Hashable, Sendable {
    var line: Int
    var reason: String
}
