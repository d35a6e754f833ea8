import VitrineMarkup

/// Applies redactions to trees. Every worker has its own runner.
final class RedactionRunner {
    private let redactions: [Redaction]
    private let program: XPathProgram

    init(_ redactions: [Redaction]) throws(SnapshotProblem) {
        self.redactions = redactions
        do throws(XPathProblem) {
            program = try XPathProgram(redactions.map(\.select))
        } catch {
            throw Self.problem(with: redactions) ?? .outOfMemory
        }
    }

    /// Returns the problem with the first redaction whose expression cannot be compiled; nil if each can be.
    private static func problem(with redactions: [Redaction]) -> SnapshotProblem? {
        for redaction in redactions {
            do throws(XPathProblem) {
                _ = try XPathProgram([redaction.select])
            } catch {
                return .redaction(redaction.name, reason: "\(error)")
            }
        }
        return nil
    }

    /// Replaces the matches of the redactions that apply to a snapshot.
    /// - Parameters:
    ///   - bytes: the markup from which the tree was made.
    ///   - reading: the result of reading the markup.
    /// - Returns: the number of matches of each redaction.
    /// - Throws: ``SnapshotProblem/redaction(_:reason:)`` if an expression cannot be evaluated, or
    ///   ``SnapshotProblem/outOfMemory``.
    func apply(
        to tree: inout SnapshotTree, from bytes: [UInt8], _ reading: SnapshotReader.Reading, of id: SnapshotID
    ) throws(SnapshotProblem) -> [Int] {
        var work = RedactedTree(tree, firstElement: reading.isPage ? 0 : 1)
        var hits = redactions.map { _ in 0 }
        var failure: SnapshotProblem?
        func replace() {
            for (number, redaction) in redactions.enumerated() where redaction.applies(to: id) {
                do throws(XPathProblem) {
                    let found = try program.select(number)
                    work.begin(redaction)
                    hits[number] = found.count { work.replace($0) }
                } catch {
                    failure = failure ?? .redaction(redaction.name, reason: "\(error)")
                }
            }
        }
        guard open(bytes, reading, replace) else { throw .outOfMemory }
        if let failure { throw failure }
        tree = work.result()
        return hits
    }

    /// Runs a function that can evaluate the expressions on the markup. Returns false if there is not enough memory.
    private func open(_ bytes: [UInt8], _ reading: SnapshotReader.Reading, _ body: () -> Void) -> Bool {
        if reading.document.html == nil {
            let document = reading.isPage ? bytes : SnapshotReader.wrapped(bytes)
            if (try? document.withUnsafeBufferPointer { try program.open($0, body) }) == true { return true }
        }
        // The parsed document is also used for markup that is XML except for a prefix that only HTML allows, such as
        // `xlink:` without a declaration. A fragment that was read as XML already has an element around it.
        let isBare = reading.document.html != nil && !reading.isPage
        return (try? program.open(reading.document, in: isBare ? SnapshotReader.wrapper : nil, body)) == true
    }
}

/// A tree in which values are replaced. Values that one redaction replaced are skipped by the following ones.
private struct RedactedTree {
    private var tree: SnapshotTree
    /// The tree before any replacement.
    private let source: SnapshotTree
    /// The nodes that are elements, in the order of the document.
    private let elements: [Int]
    private let firstElement: Int
    private var redaction: Redaction?
    private var numbers: [String: Int] = [:]
    private var doneTexts: Set<Int> = []
    private var doneAttributes: Set<[Int]> = []
    private var isChanged = false

    init(_ tree: SnapshotTree, firstElement: Int) {
        self.tree = tree
        source = tree
        self.firstElement = firstElement
        elements = tree.nodes.indices.filter { tree.nodes[$0].name != nil }
    }

    mutating func begin(_ redaction: Redaction) {
        self.redaction = redaction
        numbers = [:]
    }

    /// Replaces the value of a node. Returns whether the node has a value, even if it was replaced before.
    mutating func replace(_ found: XPathNode) -> Bool {
        guard let number = found.element, elements.indices.contains(number - firstElement) else { return false }
        let element = elements[number - firstElement]
        switch found.kind {
        case .attribute: return replaceAttribute(found, element)
        case .text: return replaceTexts(tree.children(element).filter { isText($0, found.value) }, found.value)
        case .element:
            let texts = (element + 1..<tree.nodes[element].end).filter { tree.nodes[$0].name == nil }
            return replaceTexts(texts, found.value)
        case .comment, .other: return false
        }
    }

    private mutating func replaceAttribute(_ found: XPathNode, _ element: Int) -> Bool {
        let place = tree.nodes[element].attributes.firstIndex { attribute in
            attribute.name == found.name || attribute.name.hasSuffix(":" + found.name)
        }
        guard let place else { return false }
        guard doneAttributes.insert([element, place]).inserted else { return true }
        tree.nodes[element].attributes[place].value = placeholder(found.value)
        isChanged = true
        return true
    }

    /// Puts a placeholder into the first text and empties the others, which are part of the same value. Elements
    /// between them stay.
    private mutating func replaceTexts(_ texts: [Int], _ value: String) -> Bool {
        guard !texts.isEmpty else { return false }
        let texts = texts.filter { doneTexts.insert($0).inserted }
        guard let first = texts.first, let last = texts.last else { return true }
        for text in texts { tree.nodes[text].text = "" }
        // A space at the edge of the replaced text is kept, because it may separate two words.
        let start = source.nodes[first].text.hasPrefix(" ") ? " " : ""
        let end = source.nodes[last].text.hasSuffix(" ") ? " " : ""
        tree.nodes[first].text = start + placeholder(value) + end
        isChanged = true
        return true
    }

    /// Returns whether a node is a text that, before any replacement, was equal to a value apart from whitespace; false
    /// for a text that is only whitespace.
    private func isText(_ node: Int, _ value: String) -> Bool {
        guard source.nodes[node].name == nil else { return false }
        let words = CanonicalAttributes.tokens(source.nodes[node].text)
        return !words.isEmpty && words == CanonicalAttributes.tokens(value)
    }

    private mutating func placeholder(_ value: String) -> String {
        guard let redaction else { return value }
        guard redaction.isNumbered else { return "[\(redaction.name)]" }
        let value = CanonicalAttributes.tokens(value).joined(separator: " ")
        let number = numbers[value] ?? numbers.count + 1
        numbers[value] = number
        return "[\(redaction.name) \(number)]"
    }

    func result() -> SnapshotTree {
        guard isChanged else { return tree }
        var tree = tree
        tree.removeEmptyTexts()
        tree.addHashes()
        return tree
    }
}
