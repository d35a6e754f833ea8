import VitrineSupport
import VitrineMarkup

/// Applies user-defined rules to pages. Every worker uses its own instance.
final class UserRuleRunner {
    private let rules: [UserRule]
    private let program: XPathProgram
    /// The indices of each rule's expressions in the compiled program.
    private let numbers: [(select: Int, assert: Int?)]

    init(_ rules: UserRules) throws(XPathProblem) {
        self.rules = rules.rules
        var expressions: [XPathExpression] = []
        var numbers: [(select: Int, assert: Int?)] = []
        for rule in rules.rules {
            numbers.append((expressions.count, rule.assert == nil ? nil : expressions.count + 1))
            expressions += [rule.select] + (rule.assert.map { [$0] } ?? [])
        }
        self.numbers = numbers
        program = try XPathProgram(expressions)
    }

    /// Checks a page with all rules that apply to one of its paths.
    /// - Parameter paths: all paths of the page: the path for findings, and the path in the site's folder.
    func check(_ page: PageTree, _ paths: [String], _ report: Report) {
        let wanted = rules.indices.filter { rules[$0].applies(to: paths) }
        guard !wanted.isEmpty else { return }
        // The XPath program numbers the elements in document order, so its numbers are indices into this array.
        let elements = page.nodes.filter { page.isElement($0) }
        func apply() {
            for number in wanted {
                do throws(XPathProblem) {
                    try self.apply(number, page, elements, report)
                } catch {
                    report.add(rules[number].failing, at: nil, "the rule could not be applied: its XPath \(error)")
                }
            }
        }
        let isApplied =
            !page.isReadAsHTML
            && page.document.text.withUnsafeBufferPointer { text in
                let source = UnsafeBufferPointer(rebasing: text.prefix(page.document.sourceCount))
                return (try? program.open(source, apply)) ?? false
            }
        // If the page was read as HTML, or if libxml2 does not accept its source, the XPath tree is built from the
        // parsed document.
        if isApplied || (try? program.open(page.document, apply)) == true { return }
        // Without a finding, a rule that was not applied would look as if it had found nothing.
        for number in wanted {
            report.add(rules[number].failing, at: nil, "the rule could not be applied: there is not enough memory")
        }
    }

    private func apply(
        _ number: Int, _ page: PageTree, _ elements: [Int], _ report: Report
    ) throws(XPathProblem) {
        let rule = rules[number]
        for found in try program.select(numbers[number].select) {
            if let assert = numbers[number].assert, try program.holds(assert, at: found) { continue }
            let element = found.element.flatMap { elements.indices.contains($0) ? elements[$0] : nil }
            var attribute: Int?
            if found.kind == .attribute, let element {
                attribute = page.attributes(element).first {
                    page.document.names[Int(page.document.attributes[$0].name)] == found.name
                }
            }
            report.add(rule.rule, at: element, attribute: attribute, message(rule, found, element, page))
        }
    }

    private func message(_ rule: UserRule, _ found: XPathNode, _ element: Int?, _ page: PageTree) -> String {
        rule.message.pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .name: element.map { page.elementName($0) } ?? found.name
            case .attribute: found.kind == .attribute ? found.name : ""
            case .value: Self.short(found.value)
            case .valueOf(let name): Self.short(found.attribute(name) ?? "")
            }
        }.joined()
    }

    /// Returns a value on one line, cut after 60 characters.
    private static func short(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.count > 60 ? words.prefix(60) + "…" : words
    }
}

extension UserRule {
    /// The rule to report if this rule could not be applied. It has the same name, but is always an error.
    fileprivate var failing: Rule {
        Rule(rule.id, .error, rule.title, because: rule.reason, reference: nil, wrong: [], right: [])
    }
}
