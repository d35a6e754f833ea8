/// The tokens of `sandbox`, each of which lifts a restriction.
enum SandboxTokens {
    private static let tokens: Set = [
        "allow-downloads", "allow-forms", "allow-modals", "allow-orientation-lock", "allow-pointer-lock",
        "allow-popups",
        "allow-popups-to-escape-sandbox", "allow-presentation", "allow-same-origin", "allow-scripts",
        "allow-storage-access-by-user-activation", "allow-top-navigation", "allow-top-navigation-by-user-activation",
        "allow-top-navigation-to-custom-protocols",
    ]

    /// What is wrong with the tokens; nil when they are right.
    static func problem(_ value: Bytes) -> String? {
        var seen: Set<String> = []
        for bytes in value.split(whereSeparator: \.isHTMLSpace) {
            let token = bytes.count < 60 ? WebText.lowercased(bytes) : ""
            guard tokens.contains(token) else { return "there is no token \(quoted(bytes))" }
            guard seen.insert(token).inserted else { return "\(quoted(bytes)) stands there twice" }
        }
        if seen.contains("allow-top-navigation"), seen.contains("allow-top-navigation-by-user-activation") {
            return "“allow-top-navigation-by-user-activation” says nothing more beside “allow-top-navigation”"
        }
        let custom = "allow-top-navigation-to-custom-protocols"
        for other in ["allow-top-navigation", "allow-popups"] where seen.contains(custom) && seen.contains(other) {
            return "“\(custom)” says nothing more beside “\(other)”"
        }
        return nil
    }
}
