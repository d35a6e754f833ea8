import VitrineAccessibility
import VitrineMarkup
import VitrineSupport

/// Checks numbers that must be consistent with each other, such as `aria-valuenow` with its minimum and maximum.
extension AriaCheck {
    private func number(_ name: Name, _ node: Int) -> Double? {
        value(name, node).flatMap(DecimalNumber.init).map(\.value)
    }

    func judgeRange(_ element: AriaElement) {
        let node = element.node
        if element.present.intersection(Self.limits).isEmpty { return }
        let least = number(.ariaValuemin, node)
        let most = number(.ariaValuemax, node)
        if let least, let most, least > most {
            refuse(.ariaValuemin, "greater than its “aria-valuemax”", node)
        } else if let now = number(.ariaValuenow, node) {
            if let least, now < least { refuse(.ariaValuenow, "less than its “aria-valuemin”", node) }
            if let most, now > most { refuse(.ariaValuenow, "greater than its “aria-valuemax”", node) }
        }
        if let place = number(.ariaPosinset, node), let size = number(.ariaSetsize, node), size >= 1, place > size {
            refuse(.ariaPosinset, "greater than its “aria-setsize”", node)
        }
        judgeIndex(.ariaColindex, .ariaColcount, node)
        judgeIndex(.ariaRowindex, .ariaRowcount, node)
    }

    private static let limits = AttributeSet(
        .ariaValuemin, .ariaValuemax, .ariaValuenow, .ariaPosinset, .ariaColindex, .ariaRowindex)

    private func refuse(_ name: Name, _ problem: String, _ node: Int) {
        report.add(
            .ariaRange, at: node, attribute: page.attribute(name, node),
            "“\(name.spelling)” of \(tag(page, node)) is \(problem)")
    }

    /// Checks the index of a column or row, which must not be greater than the number of columns or rows that the
    /// nearest table or grid declares.
    private func judgeIndex(_ index: Name, _ count: Name, _ node: Int) {
        guard let place = number(index, node) else { return }
        for around in page.ancestors(node) {
            switch RoleTable.role(of: around, page) {
            case .table, .grid, .treegrid: break
            default: continue
            }
            if let all = number(count, around), all >= 1, place > all {
                refuse(index, "greater than “\(count.spelling)” of its \(tag(page, around))", node)
            }
            return
        }
    }
}
