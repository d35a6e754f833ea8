import Vitrine
import VitrineKit

/// Resolves the destinations of the tappable parts in the gallery's texts.
struct Destinations: TapResolver {
    /// Returns the destination of a value; nil if the value is unknown.
    func destination(of value: TappableLabelValue, in text: String) -> Destination? {
        switch value.value {
        case "Terms of Service", "شروط الخدمة": .section("labels-tappable", row: "Agreement")
        case "Privacy Policy", "سياسة الخصوصية": .section("labels", row: "Plain")
        case "New York City", "York": .section("states")
        case "תנאי השירות", "תנאי השירות in": .section("labels-tappable", row: "Right to left")
        case "555-0123", "iPhone 15 Pro Max": .section("labels-layout", row: "Both directions")
        case "go", "tap here": .section("todos-active")
        case "caf\u{E9}": .section("drawings")
        default: LabelPages.ruleValues.contains(value.value) ? .section("labels-rules", row: "Every occurrence") : nil
        }
    }
}
