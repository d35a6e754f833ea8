import VitrineMarkup
import VitrineSupport

/// Finds the row of ``AriaElementTable`` that applies to an element of a page.
package struct ElementSemantics: Sendable {
    package static let shared = ElementSemantics()

    private let link = AriaElementTable.number("a+href")
    private let area = AriaElementTable.number("area+href")
    private let faceButton = AriaElementTable.number("button+select")
    private let faceContent = AriaElementTable.number("selectedcontent+select")
    private let groupInList = AriaElementTable.number("div+dl")
    private let captioned = AriaElementTable.number("figure+figcaption")
    private let pageFooter = AriaElementTable.number("footer+body")
    private let pageHeader = AriaElementTable.number("header+body")
    private let namelessImage = AriaElementTable.number("img+noalt")
    private let decoration = AriaElementTable.number("img+emptyalt")
    private let labelOfControl = AriaElementTable.number("label+control")
    private let itemOfList = AriaElementTable.number("li+list")
    private let namedSection = AriaElementTable.number("section+named")
    private let listbox = AriaElementTable.number("select+listbox")
    private let summaryOfDetails = AriaElementTable.number("summary+details")
    private let tableCell = AriaElementTable.number("td+table")
    private let gridCell = AriaElementTable.number("td+grid")
    private let tableHeader = AriaElementTable.number("th+table")
    private let gridHeader = AriaElementTable.number("th+grid")
    private let tableRow = AriaElementTable.number("tr+table")
    private let inputs: [(type: [UInt8], row: Int)]
    private let text = AriaElementTable.number("input+text")
    private let suggestions = AriaElementTable.number("input+list")

    private init() {
        inputs = AriaElementTable.inputTypes.filter { $0 != "list" }.map {
            (Array($0.utf8), AriaElementTable.number("input+\($0)"))
        }
    }

    /// The number of the row of an HTML element, or of an `svg` or `math` element; 0 when no row applies to it.
    package func row(of node: Int, _ page: PageTree) -> Int {
        let name = page.names[node]
        let plain = Int(AriaElementTable.plain[Int(name.rawValue)])
        switch name {
        case .a: return page.has(.href, node) ? link : plain
        case .area: return page.has(.href, node) ? area : plain
        case .button: return isFace(node, page) ? faceButton : plain
        case .selectedcontent: return page.ancestor(node, .select) != nil ? faceContent : plain
        case .div: return page.parent(node).map { page.names[$0] } == .dl ? groupInList : plain
        case .figure: return page.childElements(node).contains { page.names[$0] == .figcaption } ? captioned : plain
        case .footer: return isOfPage(node, page) ? pageFooter : plain
        case .header: return isOfPage(node, page) ? pageHeader : plain
        case .img: return image(node, page) ?? plain
        case .input: return input(node, page)
        case .label: return isOfControl(node, page) ? labelOfControl : plain
        case .li: return isOfList(node, page) ? itemOfList : plain
        case .section: return page.isNamedByAuthor(node) ? namedSection : plain
        case .select: return page.hasLines(node) ? listbox : plain
        case .summary: return page.isSummary(node) ? summaryOfDetails : plain
        case .td: return inTable(node, page, table: tableCell, grid: gridCell) ?? plain
        case .th: return inTable(node, page, table: tableHeader, grid: gridHeader) ?? plain
        case .tr: return inTable(node, page, table: tableRow, grid: tableRow) ?? plain
        default: return plain
        }
    }

    private func isFace(_ node: Int, _ page: PageTree) -> Bool {
        guard let parent = page.parent(node), page.names[parent] == .select else { return false }
        return page.childElements(parent).first { _ in true } == node
    }

    /// Whether a header or footer belongs to the whole page, not to a section of it.
    package func isOfPage(_ node: Int, _ page: PageTree) -> Bool {
        for around in page.ancestors(node) {
            switch page.names[around] {
            case .article, .aside, .main, .nav, .section: return false
            default: break
            }
            switch RoleTable.explicit(of: around, page) {
            case .article, .complementary, .main, .navigation, .region: return false
            default: break
            }
        }
        return true
    }

    private func image(_ node: Int, _ page: PageTree) -> Int? {
        let alternative = page.value(.alt, node)
        if alternative?.isEmpty == false || page.isNamedByAuthor(node) { return nil }
        return alternative == nil ? namelessImage : decoration
    }

    private func input(_ node: Int, _ page: PageTree) -> Int {
        var row = text
        if let type = page.value(.type, node) {
            row = inputs.first { type.equals(ignoringCase: $0.type) }?.row ?? text
        }
        guard page.has(.list, node) else { return row }
        let implicit = AriaElementTable.rows[row].implicit
        return implicit == .textbox || implicit == .searchbox ? suggestions : row
    }

    /// Whether a label has a control: the one that `for` refers to or, without `for`, one inside the label.
    private func isOfControl(_ node: Int, _ page: PageTree) -> Bool {
        func isLabelable(_ node: Int) -> Bool { FieldLabels.isLabelable(page, node) }
        if let id = page.value(.for, node) { return page.element(withID: id).map(isLabelable) ?? false }
        // Labels may be nested deeply, so the labelable elements of the page are collected only once.
        let controls = page.roles.labelable ?? page.nodes.filter { page.isElement($0) && isLabelable($0) }
        page.roles.labelable = controls
        var low = 0
        var high = controls.count
        while low < high {
            let middle = (low + high) / 2
            if controls[middle] > node { high = middle } else { low = middle + 1 }
        }
        return low < controls.count && controls[low] < Int(page.document.nodes[node].end)
    }

    private func isOfList(_ node: Int, _ page: PageTree) -> Bool {
        guard let parent = page.parent(node) else { return false }
        switch page.names[parent] {
        case .ul, .ol, .menu:
            let role = RoleTable.role(of: parent, page)
            return role == .list || role == .directory
        default: return RoleTable.explicit(of: parent, page) == .list
        }
    }

    /// The number of the row for a `td`, `th` or `tr`; nil when there is no `table` around it, or when that `table` is
    /// exposed as neither a table nor a grid.
    private func inTable(_ node: Int, _ page: PageTree, table: Int, grid: Int) -> Int? {
        guard let around = page.ancestor(node, .table) else { return nil }
        switch RoleTable.role(of: around, page) {
        case .table: return table
        case .grid, .treegrid: return grid
        default: return nil
        }
    }
}

extension PageTree {
    /// Whether an element has an `aria-label`, `aria-labelledby` or `title` that is not blank.
    func isNamedByAuthor(_ node: Int) -> Bool {
        func says(_ name: Name) -> Bool { value(name, node)?.contains { !$0.isHTMLSpace } ?? false }
        return says(.ariaLabel) || says(.ariaLabelledby) || says(.title)
    }

    /// Whether an element is an `input` of type `hidden`.
    package func isHiddenInput(_ node: Int) -> Bool {
        names[node] == .input && value(.type, node)?.equals(ignoringCase: "hidden") ?? false
    }

    /// Whether the value of an `input` is announced. Passwords are not, because snapshots are files that people read.
    /// Values that nobody enters or chooses, such as those of buttons and check boxes, are not announced either. The
    /// type decides, because a `role` does not change what the value is.
    func announcesValue(ofInput input: Int) -> Bool {
        switch keyword(.type, input) {
        case "button", "checkbox", "file", "hidden", "image", "password", "radio", "reset", "submit": false
        default: true
        }
    }

    /// Whether a `select` shows several lines instead of a drop-down.
    package func hasLines(_ select: Int) -> Bool {
        has(.multiple, select) || value(.size, select)?.nonNegativeInteger ?? 0 > 1
    }
}
