import VitrineSupport

/// Checks the tokens of `sandbox`, each of which lifts a restriction.
enum SandboxTokens {
    private static let tokens: Set = [
        "allow-downloads", "allow-forms", "allow-modals", "allow-orientation-lock", "allow-pointer-lock",
        "allow-popups",
        "allow-popups-to-escape-sandbox", "allow-presentation", "allow-same-origin", "allow-scripts",
        "allow-storage-access-by-user-activation", "allow-top-navigation", "allow-top-navigation-by-user-activation",
        "allow-top-navigation-to-custom-protocols",
    ]

    /// Returns the problem with the tokens; nil if they are valid.
    static func error(_ value: Bytes) -> ValueError? {
        var seen: Set<String> = []
        for bytes in value.split(whereSeparator: \.isHTMLSpace) {
            let token = bytes.count < 60 ? bytes.lowercasedText : ""
            guard tokens.contains(token) else { return .policy(.unknownSandboxToken(bytes)) }
            guard seen.insert(token).inserted else { return .duplicate(bytes) }
        }
        if seen.contains("allow-top-navigation"), seen.contains("allow-top-navigation-by-user-activation") {
            return .policy(
                .redundantSandboxToken("allow-top-navigation-by-user-activation", with: "allow-top-navigation"))
        }
        let custom = "allow-top-navigation-to-custom-protocols"
        for other in ["allow-top-navigation", "allow-popups"] where seen.contains(custom) && seen.contains(other) {
            return .policy(.redundantSandboxToken(custom, with: other))
        }
        return nil
    }
}
