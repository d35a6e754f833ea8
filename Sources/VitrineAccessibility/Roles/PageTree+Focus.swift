import VitrineMarkup

extension PageTree {
    /// Whether an element keeps its native role in spite of a presentational role, because it is focusable or has a
    /// global attribute (WAI-ARIA, "Presentational Roles Conflict Resolution").
    func keepsNativeRole(_ node: Int) -> Bool {
        takesFocus(node)
            || attributes(node).contains { attribute in
                let name = attributeName(attribute)
                return name != .ariaHidden && AriaTable.global.contains(name)
            }
    }

    /// Whether the keyboard or a click can focus an element.
    func takesFocus(_ node: Int) -> Bool {
        if value(.tabindex, node).flatMap({ Int(String(decoding: $0, as: UTF8.self)) }) != nil { return true }
        switch names[node] {
        case .button, .select, .textarea, .input: return !has(.disabled, node)
        case .a, .area: return has(.href, node)
        case .iframe: return true
        case .audio, .video: return has(.controls, node)
        default: return false
        }
    }
}
