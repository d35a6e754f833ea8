import VitrineCSS
import VitrineSupport

/// Finds what a stylesheet loads: images, fonts and other stylesheets.
enum SheetPolicy {
    static func policy(of sheet: [UInt8]) -> PagePolicy {
        var policy = PagePolicy()
        let isPlain = !sheet.contains { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "@") }
        if isPlain { return policy }
        let list = TokenList(sheet)
        read(list, list.tokens.indices, .image, &policy)
        return policy
    }

    private static func read(
        _ list: TokenList, _ range: Range<Int>, _ directive: PagePolicy.Directive, _ policy: inout PagePolicy
    ) {
        var at = range.lowerBound
        while at < range.upperBound {
            let token = list.tokens[at]
            switch token.kind {
            case .url: policy.allow(directive, address: Array(list.string(at).utf8))
            case .function where ["url", "src", "image", "image-set", "-webkit-image-set"].contains(list.lowerName(at)):
                for inner in list.inside(at) where inner < range.upperBound && list.tokens[inner].kind == .string {
                    policy.allow(directive, address: Array(list.string(inner).utf8))
                }
            case .atKeyword:
                let end = statement(list, after: at, range)
                switch list.lowerName(at) {
                case "import":
                    for inner in at + 1..<end where list.tokens[inner].kind == .string {
                        policy.allow(.style, address: Array(list.string(inner).utf8))
                    }
                    read(list, at + 1..<end, .style, &policy)
                    at = end
                case "font-face":
                    let block = at + 1..<min(max(end, at + 1), range.upperBound)
                    read(list, block, .font, &policy)
                    at = end
                case "namespace": at = end
                default: break
                }
            default: break
            }
            at += 1
        }
    }

    /// The index of the token that ends an at-rule: its semicolon, or the brace that closes its block. If there is
    /// neither, the end of the range.
    private static func statement(_ list: TokenList, after at: Int, _ range: Range<Int>) -> Int {
        var index = at + 1
        while index < range.upperBound {
            switch list.tokens[index].kind {
            case .semicolon: return index
            case .openCurly: return min(Int(list.tokens[index].link), range.upperBound)
            default: index = list.tokens[index].isOpen ? max(index + 1, Int(list.tokens[index].link)) : index + 1
            }
        }
        return range.upperBound
    }
}
