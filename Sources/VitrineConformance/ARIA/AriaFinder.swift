import VitrineAccessibility
import VitrineSupport
import VitrineMarkup

/// Finds the elements that the rules for ARIA apply to, in one pass over the attributes of the page.
struct AriaFinder {
    private let page: PageTree
    private let first = UInt32(Name.ariaActivedescendant.rawValue)
    private let last = UInt32(Name.ariaVirtualcontent.rawValue)
    private let role = UInt32(Name.role.rawValue)
    private let known = UInt32(Name.count)

    init(_ page: PageTree) { self.page = page }

    /// Whether an attribute is `role`, or its name begins with `aria-`.
    func isAria(_ attribute: MarkupDocument.Attribute) -> Bool {
        let number = attribute.name
        if number >= known { return isUnknownAria(number) }
        return (number >= first && number <= last || number == role) && attribute.namespace == 0
    }

    private func isUnknownAria(_ number: UInt32) -> Bool {
        let name = page.document.names[Int(number)].utf8
        guard let letter = name.first, letter | 0x20 == UInt8(ascii: "a") || letter | 0x20 == UInt8(ascii: "r") else {
            return false
        }
        let low = Bytes(name).asciiLowercased()
        return low.starts(with: "aria-".utf8) || page.syntax == .html && low.elementsEqual("role".utf8)
    }

    /// The elements with `role` or `aria-*` attributes, in document order.
    func elements() -> [AriaElement] {
        var elements: [AriaElement] = []
        var templateEnd = 0
        var templates = page.elements(.template)
        var template = templates.next()
        var last = -1
        for attribute in page.document.attributes.indices where isAria(page.document.attributes[attribute]) {
            let node = page.owner(attribute)
            guard node != last else { continue }
            last = node
            // A template is not inside itself, but it can be inside another one.
            while let found = template, found < node {
                templateEnd = max(templateEnd, Int(page.document.nodes[found].end))
                template = templates.next()
            }
            elements.append(element(node, page.attributes(node), isInTemplate: node < templateEnd))
        }
        return elements
    }

    private func element(_ node: Int, _ attributes: Range<Int>, isInTemplate: Bool) -> AriaElement {
        var present = AttributeSet()
        var role: Int?
        for attribute in attributes {
            let name = page.attributeName(attribute)
            if name == .role { role = attribute } else { present.insert(name) }
        }
        let isJudged = page.vocabularies[node] == .html || page.names[node] != .other
        let row = isJudged ? ElementSemantics.shared.row(of: node, page) : 0
        return AriaElement(
            node: node, isJudged: isJudged, isInTemplate: isInTemplate, roleAttribute: role, present: present,
            explicit: role == nil ? nil : RoleTable.explicit(of: node, page), rowNumber: row)
    }
}
