import VitrineMarkup
import VitrineSupport

/// The associations of `label` elements with controls.
package struct FieldLabels {
    /// Pairs of control and label, in the order of the controls.
    private var pairs: [(control: Int32, label: Int32)] = []

    /// Finds the control of every label, in one pass over the labels from the last to the first, so that a label that
    /// contains another label does not search that one again.
    init(_ page: PageTree) {
        var inside: [Int: Int] = [:]
        for label in Array(page.elements(.label)).reversed() {
            if let target = page.value(.for, label) {
                if let control = page.element(withID: target), Self.isLabelable(page, control) {
                    pairs.append((Int32(control), Int32(label)))
                }
            }
            var node = label + 1
            let end = page.descendants(label).upperBound
            while node < end {
                if Self.isLabelable(page, node) {
                    inside[label] = node
                    break
                }
                if page.names[node] == .label {
                    inside[label] = inside[node]
                    if inside[label] != nil { break }
                    node = page.descendants(node).upperBound
                } else {
                    node += 1
                }
            }
            if !page.has(.for, label), let control = inside[label] {
                pairs.append((Int32(control), Int32(label)))
            }
        }
        pairs.sort { $0 < $1 }
    }

    /// The labels of a control, in the order of the page.
    package func labels(of control: Int) -> some Sequence<Int> {
        var low = 0
        var high = pairs.count
        while low < high {
            let middle = (low + high) / 2
            if Int(pairs[middle].control) < control { low = middle + 1 } else { high = middle }
        }
        return pairs[low...].lazy.prefix { Int($0.control) == control }.map { Int($0.label) }
    }

    /// The labels that have a control.
    package var labelled: Set<Int> { Set(pairs.map { Int($0.label) }) }

    /// Whether a label may belong to an element. This includes custom elements, because their scripts may make them
    /// form controls.
    static func isLabelable(_ page: PageTree, _ node: Int) -> Bool {
        guard page.vocabularies[node] == .html else { return false }
        switch page.names[node] {
        case .button, .meter, .output, .progress, .select, .textarea: return true
        case .input: return !(page.value(.type, node)?.equals(ignoringCase: "hidden") ?? false)
        case .other: return page.elementName(node).utf8.contains(UInt8(ascii: "-"))
        default: return false
        }
    }
}
