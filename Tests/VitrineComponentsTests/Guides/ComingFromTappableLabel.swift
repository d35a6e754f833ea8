import VitrineComponents

/// The samples of `Documentation/coming-from-tappable-label.md`, word for word.
enum ComingFromTappableLabel {
    struct User {
        var name: String
    }

    static func tappable(_ user: User) -> TappableLabel {
        let label = TappableLabel(
            displayableContentText: "\(user.name), these are the Terms of Service.",
            detectableText: [.userDefined("Terms of Service"), .interactive(user.name)],
            mainTextAttributes: ["label", "small"], tappableTextAttributes: ["tappable", "blue"],
            textAlignment: .center)
        return label
    }

    struct Destinations: TapResolver {
        func destination(of value: TappableLabelValue, in text: String) throws -> Destination? {
            switch value {
            case .userDefined("Terms of Service"): .section("terms")
            case .interactive(let name): .section("users", row: "\(name)")
            default: nil
            }
        }
    }

    static func ranges() -> Label {
        let manual = Label(
            text: "Read about templates first.",
            links: [.init(utf16Range: 11..<20, destination: .section("templates"))], numberOfLines: 2)
        return manual
    }
}
