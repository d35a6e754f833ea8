import VitrineMarkup

/// The elements that have rules which a content model cannot express.
enum Special: UInt8 {
    case none
    case link, meta, area, main, selectedcontent, ruby, rt, form, button, template, noscript, experimental

    /// The case for each kind, by the number of the kind; ``none`` for kinds without special rules.
    static let ofKind: [Special] = (0..<Kind.limit).map { number in
        guard let name = ElementTable.html.name(Kind(number: UInt8(number))) else { return .none }
        if ElementTable.experimental.contains(name) { return .experimental }
        switch name {
        case .link: return .link
        case .meta: return .meta
        case .area: return .area
        case .main: return .main
        case .selectedcontent: return .selectedcontent
        case .ruby: return .ruby
        case .rt: return .rt
        case .form: return .form
        case .button: return .button
        case .template: return .template
        case .noscript: return .noscript
        default: return .none
        }
    }

    /// The bits of ``Inside`` that an element of each kind sets for its descendants. For some kinds, ``ContentWalk``
    /// changes them.
    static let insideOfKind: [UInt32] = (0..<Kind.limit).map { number in
        guard let name = ElementTable.html.name(Kind(number: UInt8(number))) else { return 0 }
        let passesMain: Set<Name> = [.html, .body, .div, .form]
        return Inside(name).rawValue | (passesMain.contains(name) ? 0 : Inside.refusesMain.rawValue)
    }

    static let selectKind = ElementTable.html.kind(.select) ?? .tolerated
    static let labelKind = ElementTable.html.kind(.label) ?? .tolerated
    static let buttonKind = ElementTable.html.kind(.button) ?? .tolerated
}
