import VitrineCSS
import VitrineSupport

/// Lists of declarations, as `style` has them, and whole style sheets: their syntax, not their properties.
enum DeclarationSyntax {
    /// Returns what is wrong with the declarations of a `style` attribute; nil when they are right.
    static func error(_ value: Bytes) -> StyleError? {
        CSSReader.error(in: value) { reader throws(StyleError) in
            while let token = reader.next() {
                switch token.kind {
                case .whitespace, .semicolon: continue
                case .ident: try declaration(&reader, token)
                default:
                    var blocks = CSSBlocks()
                    try blocks.take(token, of: reader.list)
                    throw .expected(.propertyName, found: reader.list.piece(token))
                }
            }
        }
    }

    private static func declaration(_ reader: inout CSSReader, _ name: CSSToken) throws(StyleError) {
        let list = reader.list
        let property = list.piece(name)
        let isCustom = list.source(name).starts(with: [0x2D, 0x2D])
        reader.skipSpaces()
        guard reader.take(.colon) else { throw .colonMissing(after: property) }
        var blocks = CSSBlocks()
        var isEmpty = true
        /// Whether `!` or `!important` went by, behind which nothing may stand.
        var mark = 0
        while let token = reader.next() {
            if token.kind == .semicolon, blocks.isOutside { break }
            if token.kind == .whitespace { continue }
            if blocks.isOutside {
                if mark == 2 { throw .importantNotLast(property: property) }
                if mark == 1 {
                    guard token.kind == .ident, list.source(token).equals(ignoringCase: "important") else {
                        throw .expected(.important, found: list.piece(token))
                    }
                    mark = 2
                    continue
                }
                if token.kind == .delim, list.bytes[Int(token.start)] == UInt8(ascii: "!") {
                    mark = 1
                    continue
                }
                if token.kind == .openCurly, !isCustom {
                    throw .blockInValue(property: property)
                }
            }
            isEmpty = false
            try blocks.take(token, of: list)
        }
        try blocks.finish()
        if mark == 1 { throw .importantMissing }
        if isEmpty, !isCustom { throw .valueMissing(property: property) }
    }

    /// Returns what is wrong with the brackets, strings and comments of a style sheet, or with a rule without a block; nil when
    /// they are right.
    static func styleSheetError(_ text: Bytes) -> StyleError? {
        CSSReader.error(in: text) { reader throws(StyleError) in
            let list = reader.list
            var blocks = CSSBlocks()
            /// The first token of the rule whose block has not come yet.
            var rule: CSSToken?
            while let token = reader.next() {
                if blocks.isOutside, rule == nil, token.kind != .whitespace, token.kind != .cdo, token.kind != .cdc {
                    rule = token
                }
                try blocks.take(token, of: list)
                guard blocks.isOutside else { continue }
                // A rule ends with its block, and one that begins with “@” may end with a semicolon.
                if token.kind == .closeCurly || token.kind == .semicolon && rule?.kind == .atKeyword { rule = nil }
            }
            try blocks.finish()
            if let rule, rule.kind != .atKeyword {
                throw .blockMissing(after: .text(Bytes(list.bytes[Int(rule.start)...])))
            }
        }
    }
}
