import TestSupport
import Testing
import VitrineMarkup

@testable import VitrineSupport
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Paths of elements")
struct ElementPathTests {
    /// Returns the path of an element. This reference is slow, because it computes each path from scratch.
    private func slow(_ page: PageTree, _ node: Int) -> String {
        var parts: [String] = []
        for element in [node] + Array(page.ancestors(node)) where page.isElement(element) {
            let name = page.elementName(element)
            let same = page.parent(element).map { page.childElements($0).filter { page.elementName($0) == name } } ?? []
            let index = same.firstIndex(of: element) ?? 0
            parts.append(same.count > 1 ? "\(name)[\(index + 1)]" : name)
        }
        return "/" + parts.reversed().joined(separator: "/")
    }

    @Test func agreeWithSlowReferenceInAnyOrder() throws {
        var random = SplitMix64(state: 11)
        for _ in 0..<40 {
            let text = random.markup(60)
            let page = PageTree(try MarkupReader(names: Name.spellings).read(Array(text.utf8)), syntax: .html)
            #expect(page.document.problems.isEmpty)
            var paths = ElementPaths(page)
            for node in page.nodes.shuffled(using: &random) {
                #expect(paths.path(node) == slow(page, node), "\(text)")
            }
        }
    }

    @Test func equallyNamedSiblingsAreNumbered() throws {
        let page = PageTree(
            try MarkupReader(names: Name.spellings).read(Array("<ul><li>a</li><p/><li><b/></li></ul>".utf8)),
            syntax: .html)
        var paths = ElementPaths(page)
        #expect(
            page.nodes.filter { page.isElement($0) }.map { paths.path($0) }
                == ["/ul", "/ul/li[1]", "/ul/p", "/ul/li[2]", "/ul/li[2]/b"])
    }
}

extension SplitMix64 {
    /// Returns random nested elements with texts between them.
    /// - Parameter count: the number of random start tags, end tags and texts. They are inside a `div`, and missing end
    ///   tags are added.
    fileprivate mutating func markup(_ count: Int) -> String {
        var text = "<div>"
        var open = ["div"]
        for _ in 0..<count {
            switch Int.random(in: 0..<4, using: &self) {
            case 0: text += "x"
            case 1 where open.count > 1: text += "</\(open.removeLast())>"
            default:
                let name = ["p", "b", "div", "x-y"].randomElement(using: &self) ?? "p"
                open.append(name)
                text += "<\(name)>"
            }
        }
        return text + open.reversed().map { "</\($0)>" }.joined()
    }
}
