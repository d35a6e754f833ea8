import VitrineMarkup
import VitrineSupport

/// The elements of a page, numbered in document order, with words for them in messages.
struct PageElements: PathTree {
    let document: MarkupDocument
    /// The elements of the page or story itself: all elements of a page; for a story, not those of the page around it.
    let elements: Range<Int>
    private let nodes: [Int32]
    private let numbers: [Int32]

    /// - Parameter elements: the elements of the page or story itself; nil for all elements of the document.
    init(_ document: MarkupDocument, elements: Range<Int>? = nil) {
        self.document = document
        var (nodes, numbers): ([Int32], [Int32]) = ([], [])
        numbers.reserveCapacity(document.nodes.count)
        for (number, node) in document.nodes.enumerated() {
            numbers.append(node.kind == .element ? Int32(nodes.count) : -1)
            if node.kind == .element { nodes.append(Int32(number)) }
        }
        (self.nodes, self.numbers) = (nodes, numbers)
        self.elements = elements ?? 0..<nodes.count
    }

    /// The number of elements in the document.
    var count: Int { nodes.count }

    func name(_ element: Int) -> String { document.names[Int(document.nodes[Int(nodes[element])].name)] }

    /// Returns the value of an attribute without a namespace.
    func value(_ name: String, _ element: Int) -> String? {
        let node = document.nodes[Int(nodes[element])]
        for index in Int(node.firstAttribute)..<Int(node.firstAttribute + node.attributeCount)
        where document.attributes[index].namespace == 0
            && document.names[Int(document.attributes[index].name)] == name
        {
            return String(decoding: document.value(of: index), as: UTF8.self)
        }
        return nil
    }

    /// Returns the value of the attribute `xlink:href`, which may also have the name that snapshots use for it; nil if
    /// there is no such attribute.
    func xlinkAddress(_ element: Int) -> String? {
        let node = document.nodes[Int(nodes[element])]
        for index in Int(node.firstAttribute)..<Int(node.firstAttribute + node.attributeCount) {
            let attribute = document.attributes[index]
            let name = document.names[Int(attribute.name)]
            let isXLink =
                switch attribute.namespace {
                case Namespaces.xlinkNumber: name == "href"
                // The HTML parser changes the name that snapshots use to lowercase.
                case 0: name.asciiLowercased == Self.xlinkInXMLForm
                default: false
                }
            if isXLink { return String(decoding: document.value(of: index), as: UTF8.self) }
        }
        return nil
    }

    private static let xlinkInXMLForm = SnapshotTree.xlinkInXMLForm.asciiLowercased

    /// Returns the index of an element's node in the document.
    func node(of element: Int) -> Int { Int(nodes[element]) }

    // MARK: - Paths

    var nodeCount: Int { nodes.count }

    func parent(_ element: Int) -> Int? {
        let parent = document.nodes[Int(nodes[element])].parent
        guard parent >= 0 else { return nil }
        let number = Int(numbers[Int(parent)])
        return elements.contains(number) ? number : nil
    }

    func pathName(_ element: Int) -> String? { name(element) }

    func pathNodes(in parent: Int?) -> [Int] {
        let candidates: Range<Int>
        if let parent {
            candidates = parent + 1..<end(parent)
        } else {
            candidates = elements
        }
        var found: [Int] = []
        var element = candidates.lowerBound
        while element < candidates.upperBound {
            found.append(element)
            element = end(element)
        }
        return found
    }

    /// Returns the number of the first element after an element and its descendants.
    private func end(_ element: Int) -> Int {
        let end = Int(document.nodes[Int(nodes[element])].end)
        var low = element
        var high = nodes.count
        while low < high {
            let middle = (low + high) / 2
            if Int(nodes[middle]) < end { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: - Names

    /// Returns the root of the innermost component that contains an element. The root may be the element itself.
    func component(around element: Int) -> Int? {
        var current = Optional(element)
        while let found = current {
            if value("data-component", found) != nil { return found }
            current = parent(found)
        }
        return nil
    }

    /// Returns a word for an element, such as `heading` or `link`. If there is none, or if `isForeign` is true, returns
    /// its tag with the first of its classes in alphabetical order, such as `<span.name>`.
    func role(_ element: Int, isForeign: Bool) -> String {
        let name = name(element)
        if !isForeign, let word = Self.roles[name], name != "a" || value("href", element) != nil { return word }
        let first = value("class", element)?.split(whereSeparator: \.isWhitespace).min()
        return first.map { "<\(name).\($0)>" } ?? "<\(name)>"
    }

    private static let roles: [String: String] = [
        "h1": "heading", "h2": "heading", "h3": "heading", "h4": "heading", "h5": "heading", "h6": "heading",
        "a": "link", "button": "button", "img": "picture", "picture": "picture", "p": "paragraph", "ul": "list",
        "ol": "list", "dl": "list", "li": "list item", "table": "table", "tr": "row", "td": "cell", "th": "header cell",
        "input": "field", "select": "field", "textarea": "field", "label": "label", "nav": "navigation",
        "figure": "figure", "form": "form", "details": "details", "summary": "summary", "time": "time", "code": "code",
        "video": "video", "audio": "audio", "body": "page",
    ]
}
