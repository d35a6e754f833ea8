/// Parses rules and declarations: CSS Syntax 3, section 5.
///
/// Open blocks are kept on an explicit stack instead of the call stack, so there is no limit to nesting.
struct SheetParser {
    /// A block that is being read.
    private struct Frame {
        /// The rule that the block belongs to; -1 for the sheet.
        var rule: Int32
        /// The index of the closing token, or the number of all tokens if there is none.
        var end: Int
        /// The rule that the next declaration belongs to; -1 if a rule must be added for it.
        var owner: Int32
    }

    private var sheet: StyleSheet
    private let list: TokenList
    private var frames: [Frame] = []
    private var at = 0

    private init(_ bytes: [UInt8]) {
        list = TokenList(bytes)
        sheet = StyleSheet(list: list)
        list.problems.forEach { sheet.report($0) }
    }

    static func sheet(_ bytes: [UInt8]) -> StyleSheet {
        var parser = SheetParser(bytes)
        parser.frames.append(Frame(rule: -1, end: parser.list.count, owner: -1))
        parser.run()
        return parser.sheet
    }

    static func declarations(_ bytes: [UInt8]) -> StyleSheet {
        var parser = SheetParser(bytes)
        parser.frames.append(Frame(rule: 0, end: parser.list.count, owner: 0))
        parser.sheet.rules.append(
            StyleSheet.Rule(
                kind: .declarations, hasBlock: true, parent: -1, token: 0, prelude: 0..<0, declarations: 0..<0))
        parser.run()
        return parser.sheet
    }

    private mutating func run() {
        while let frame = frames.last {
            guard at < frame.end else {
                if frame.rule >= 0 { sheet.rules[Int(frame.rule)].end = Int32(sheet.rules.count) }
                at = min(frame.end + 1, list.count)
                frames.removeLast()
                continue
            }
            let kind = list[at].kind
            if frame.rule < 0 {
                switch kind {
                case .whitespace, .cdo, .cdc: at += 1
                case .atKeyword: atRule(frame)
                default: qualifiedRule(frame)
                }
                continue
            }
            switch kind {
            case .whitespace, .semicolon: at += 1
            case .atKeyword: atRule(frame)
            default: if kind != .ident || !declaration(frame) { qualifiedRule(frame) }
            }
        }
    }

    private mutating func add(
        _ kind: StyleSheet.Rule.Kind, _ parent: Int32, token: Int, prelude: Range<Int>
    ) -> Int32 {
        let trimmed = list.trimmed(prelude)
        let declarations = Int32(sheet.declarations.count)
        let index = Int32(sheet.rules.count)
        sheet.rules.append(
            StyleSheet.Rule(
                kind: kind, parent: parent, end: index + 1, token: Int32(token),
                prelude: Int32(trimmed.lowerBound)..<Int32(trimmed.upperBound),
                declarations: declarations..<declarations))
        return index
    }

    /// Continues inside the block that a token opens.
    private mutating func enter(_ block: Int, of rule: Int32) {
        sheet.rules[Int(rule)].hasBlock = true
        // Declarations after a nested rule no longer belong to the enclosing rule itself.
        frames[frames.count - 1].owner = -1
        frames.append(Frame(rule: rule, end: Int(list[block].link), owner: rule))
        at = block + 1
    }

    private mutating func atRule(_ frame: Frame) {
        let start = at
        at += 1
        while at < frame.end {
            switch list[at].kind {
            case .semicolon:
                _ = add(.at, frame.rule, token: start, prelude: start + 1..<at)
                frames[frames.count - 1].owner = -1
                at += 1
                return
            case .openCurly:
                let rule = add(.at, frame.rule, token: start, prelude: start + 1..<at)
                enter(at, of: rule)
                return
            case .closeCurly: strayBracket()
            default: at = list.after(at)
            }
        }
        _ = add(.at, frame.rule, token: start, prelude: start + 1..<at)
        frames[frames.count - 1].owner = -1
    }

    private mutating func strayBracket() {
        sheet.report(SyntaxProblem(.strayBracket, at: Int(list[at].start)))
        at += 1
    }

    private mutating func qualifiedRule(_ frame: Frame) {
        let start = at
        let isNested = frame.rule >= 0
        while at < frame.end {
            switch list[at].kind {
            case .openCurly:
                if isCustom(start) {
                    // `--name:hover {}` begins like a custom property, so it is not read as a rule.
                    sheet.report(SyntaxProblem(.invalidDeclaration, at: Int(list[start].start)))
                    at = list.after(at)
                    if isNested { skipDeclaration(frame) }
                    return
                }
                let rule = add(.qualified, frame.rule, token: start, prelude: start..<at)
                enter(at, of: rule)
                return
            case .semicolon where isNested:
                sheet.report(SyntaxProblem(declarationProblem(start..<at), at: Int(list[start].start)))
                at += 1
                return
            case .closeCurly: strayBracket()
            default: at = list.after(at)
            }
        }
        sheet.report(
            SyntaxProblem(
                isNested ? declarationProblem(start..<at) : .missingBlock, at: Int(list[start].start)))
    }

    private func isCustom(_ start: Int) -> Bool {
        guard list[start].kind == .ident, list.name(start).hasPrefix("--") else { return false }
        var next = start + 1
        while next < list.count, list[next].kind == .whitespace { next += 1 }
        return next < list.count && list[next].kind == .colon
    }

    private mutating func skipDeclaration(_ frame: Frame) {
        while at < frame.end, list[at].kind != .semicolon { at = list.after(at) }
    }

    /// The problem with tokens that are not a declaration.
    private func declarationProblem(_ range: Range<Int>) -> SyntaxProblem.Kind {
        guard list[range.lowerBound].kind == .ident else { return .invalidDeclaration }
        var next = range.lowerBound + 1
        while next < range.upperBound, list[next].kind == .whitespace { next += 1 }
        let name = list.name(range.lowerBound)
        guard next < range.upperBound, list[next].kind == .colon else { return .missingColon(name) }
        let value = list.trimmed(next + 1..<range.upperBound)
        guard let mark = value.first(where: { list.isDelim($0, "!") }) else {
            return value.isEmpty ? .missingValue(name) : .invalidDeclaration
        }
        let word = list.trimmed(mark + 1..<value.upperBound)
        guard word.count == 1, list.isIdent(word.lowerBound, "important") else { return .misplacedImportant }
        return mark == value.lowerBound ? .missingValue(name) : .invalidDeclaration
    }

    /// Reads a declaration. If there is none, returns false and leaves the position unchanged.
    private mutating func declaration(_ frame: Frame) -> Bool {
        let name = at
        var next = at + 1
        while next < frame.end, list[next].kind == .whitespace { next += 1 }
        guard next < frame.end, list[next].kind == .colon else { return false }
        let isCustom = list.name(name).hasPrefix("--")
        let first = next + 1
        next = first
        var hasBlock = false
        var hasOther = false
        var mark: Int?
        scan: while next < frame.end {
            switch list[next].kind {
            case .semicolon: break scan
            case .badString, .badURL, .closeRound, .closeSquare, .closeCurly: return false
            case .whitespace: break
            case .delim where list.isDelim(next, "!"):
                guard mark == nil else { return false }
                mark = next
            case .openCurly:
                // The text may be a nested rule, so it is read as one without scanning further.
                if !isCustom, hasBlock || hasOther { return false }
                hasBlock = true
            default:
                if !isCustom, hasBlock { return false }
                hasOther = true
            }
            next = list.after(next)
        }
        if hasBlock, !isCustom { return false }
        var value = list.trimmed(first..<next)
        var isImportant = false
        if let mark {
            let word = list.trimmed(mark + 1..<next)
            guard word.count == 1, list.isIdent(word.lowerBound, "important") else { return false }
            isImportant = true
            value = list.trimmed(first..<mark)
        }
        if value.isEmpty, !isCustom { return false }
        add(
            StyleSheet.Declaration(
                name: Int32(name), value: Int32(value.lowerBound)..<Int32(value.upperBound), isImportant: isImportant,
                rule: 0), frame)
        at = next
        return true
    }

    private mutating func add(_ declaration: StyleSheet.Declaration, _ frame: Frame) {
        var owner = frame.owner
        if owner < 0 {
            owner = add(.declarations, frame.rule, token: Int(declaration.name), prelude: 0..<0)
            frames[frames.count - 1].owner = owner
        }
        var declaration = declaration
        declaration.rule = owner
        sheet.declarations.append(declaration)
        let range = sheet.rules[Int(owner)].declarations
        sheet.rules[Int(owner)].declarations = range.lowerBound..<Int32(sheet.declarations.count)
    }
}

extension StyleSheet {
    mutating func report(_ problem: SyntaxProblem) {
        problemCount += 1
        if problems.count < Self.problemLimit { problems.append(problem) }
    }
}
