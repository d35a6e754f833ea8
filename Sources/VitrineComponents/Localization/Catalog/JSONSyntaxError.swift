/// The reason why a text is not valid JSON.
struct JSONSyntaxError: Error, Hashable, Sendable {
    var line: Int
    var reason: String
}
