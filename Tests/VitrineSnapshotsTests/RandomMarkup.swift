import TestSupport

/// Random pages, with many kinds of markup on which the treatment of whitespace depends. The same seed produces the
/// same pages.
struct RandomMarkup {
    private var random: SplitMix64

    init(seed: Int) { random = SplitMix64(state: UInt64(seed) &* 7919 &+ 17) }

    mutating func pick<Element>(_ all: [Element]) -> Element { all[Int.random(in: 0..<all.count, using: &random)] }

    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func page() -> String {
        pick(["", "<!DOCTYPE html>"]).isEmpty
            ? contents(3) : "<!DOCTYPE html>\n<html><body>\(contents(3))</body></html>"
    }

    mutating func contents(_ depth: Int) -> String { (0..<number(0..<6)).map { _ in piece(depth) }.joined() }

    private mutating func piece(_ depth: Int) -> String {
        switch number(0..<8) {
        case 0...2: return pick(["a", " ", "b c", "\n  d ", "  ", "&amp;", "x y\n", "é&#32;", "\u{A0}"])
        case 3: return pick(["<br/>", "<img src='a'/>", "<!-- c -->", "<hr/>", "<input checked='checked'/>"])
        case 4: return "<pre>\(pick(["", " a\n", "\n\n b", "a<b> c </b>"]))</pre>"
        default:
            guard depth > 0 else { return "t" }
            let name = pick(["p", "b", "span", "div", "ul", "li", "button", "a", "em"])
            return "<\(name)\(attributes())>\(contents(depth - 1))</\(name)>"
        }
    }

    private mutating func attributes() -> String {
        switch number(0..<6) {
        case 0: " class='\(pick(["a", "b a", "c  c"]))'"
        case 1:
            " title='\(pick(["a b", " x", "1&#10;2", "&quot;&lt;", String(repeating: "long ", count: 30)]))' lang='de'"
        case 2: " style='\(pick(["color: red", "a:b;c:d", "--X: 1"]))'"
        default: ""
        }
    }
}
