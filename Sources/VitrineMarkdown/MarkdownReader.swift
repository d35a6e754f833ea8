#if Markdown
    internal import CVitrineCMark

    /// Parses Markdown with cmark-gfm and converts the tree to a ``MarkdownDocument``.
    struct MarkdownReader {
        private var deepLines: [Int] = []

        /// The names of the GitHub extensions in use. Registering them changes a list that all parsers share, so it is
        /// done once.
        private static let extensions: [String] = {
            cmark_gfm_core_extensions_ensure_registered()
            return ["table", "strikethrough", "autolink"]
        }()

        static func document(of text: String) -> MarkdownDocument {
            let names = extensions
            // Only double tildes strike through, and invalid UTF-8 is replaced.
            let options = CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE | CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_SOURCEPOS
            guard let parser = cmark_parser_new(options) else { return MarkdownDocument(plain: text) }
            defer { cmark_parser_free(parser) }
            for name in names {
                guard let found = cmark_find_syntax_extension(name) else { continue }
                cmark_parser_attach_syntax_extension(parser, found)
            }
            var text = text
            text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
            }
            guard let root = cmark_parser_finish(parser) else { return MarkdownDocument(plain: text) }
            defer { cmark_node_free(root) }
            var reader = MarkdownReader()
            var document = MarkdownDocument(reader.blocks(in: root, depth: 0))
            document.deepLines = reader.deepLines
            return document
        }

        private typealias Node = OpaquePointer

        private static func children(of node: Node) -> [Node] {
            var children: [Node] = []
            var next = cmark_node_first_child(node)
            while let child = next {
                children.append(child)
                next = cmark_node_next(child)
            }
            return children
        }

        private static func type(of node: Node) -> String { String(cString: cmark_node_get_type_string(node)) }

        private static func literal(of node: Node) -> String {
            cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
        }

        private static func line(of node: Node) -> Int { Int(cmark_node_get_start_line(node)) }

        // MARK: - Blocks

        private mutating func blocks(in node: Node, depth: Int) -> [MarkdownBlock] {
            guard depth < MarkdownDocument.depthLimit else {
                let text = plainText(of: node)
                let line = Self.line(of: node)
                return text.isEmpty ? [] : [MarkdownBlock(.paragraph([.text(text)]), line: line)]
            }
            return Self.children(of: node).compactMap { child in
                block(child, depth: depth + 1).map { MarkdownBlock($0, line: Self.line(of: child)) }
            }
        }

        private mutating func block(_ node: Node, depth: Int) -> MarkdownBlock.Kind? {
            switch Self.type(of: node) {
            case "paragraph": return .paragraph(inlines(in: node, depth: depth))
            case "heading":
                return .heading(Int(cmark_node_get_heading_level(node)), inlines(in: node, depth: depth))
            case "block_quote": return .quote(blocks(in: node, depth: depth))
            case "list":
                let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
                return .list(
                    MarkdownList(
                        start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
                        isTight: cmark_node_get_list_tight(node) != 0,
                        items: Self.children(of: node).map { blocks(in: $0, depth: depth) }))
            case "code_block":
                let code = Self.literal(of: node)
                let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
                return .code(
                    code.hasSuffix("\n") ? String(code.dropLast()) : code,
                    language: info.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? "")
            case "thematic_break": return .rule
            case "table": return .table(table(node, depth: depth))
            case "html_block":
                // HTML is shown as text because nobody has checked it.
                let html = Self.withoutComments(Self.literal(of: node)).trimmingSuffix { $0.isWhitespace }
                return html.isEmpty ? nil : .paragraph([.text(String(html.drop { $0.isWhitespace }))])
            default: return nil
            }
        }

        private mutating func table(_ node: Node, depth: Int) -> MarkdownTable {
            let count = Int(cmark_gfm_extensions_get_table_columns(node))
            let alignments = cmark_gfm_extensions_get_table_alignments(node)
            let columns = (0..<count).map { column -> MarkdownTable.Alignment in
                switch alignments?[column] {
                case UInt8(ascii: "c"): .center
                case UInt8(ascii: "r"): .end
                default: .start
                }
            }
            var rows = Self.children(of: node).map { row in Self.children(of: row).map { inlines(in: $0, depth: depth) }
            }
            let header = rows.isEmpty ? [] : rows.removeFirst()
            return MarkdownTable(columns: columns, header: header, rows: rows)
        }

        /// Returns HTML without its comments, which are meant only for readers of the source.
        private static func withoutComments(_ html: String) -> String {
            var text = ""
            var rest = html[...]
            // In `<!-->`, the same two hyphens begin and end the comment.
            while let start = rest.firstRange(of: "<!--"),
                let end = rest[start.lowerBound...].dropFirst(2).firstRange(of: "-->")
            {
                text += rest[..<start.lowerBound]
                rest = rest[end.upperBound...]
            }
            text += rest
            return text
        }

        // MARK: - Text

        private mutating func inlines(in node: Node, depth: Int) -> [MarkdownInline] {
            guard depth < MarkdownDocument.depthLimit else {
                let text = plainText(of: node)
                return text.isEmpty ? [] : [.text(text)]
            }
            return Self.children(of: node).compactMap { inline($0, depth: depth + 1) }
        }

        /// Returns the text of content that is nested too deeply, without its markup, and records its line.
        private mutating func plainText(of node: Node) -> String {
            guard let steps = cmark_iter_new(node) else { return "" }
            defer { cmark_iter_free(steps) }
            var text = ""
            while true {
                let step = cmark_iter_next(steps)
                guard step != CMARK_EVENT_DONE, let inner = cmark_iter_get_node(steps) else { break }
                switch Self.type(of: inner) {
                case "softbreak", "linebreak": text += " "
                case "paragraph", "heading", "table_cell": if step == CMARK_EVENT_EXIT { text += " " }
                case let type where step == CMARK_EVENT_ENTER:
                    let literal = Self.literal(of: inner)
                    text += type.hasPrefix("html") ? Self.withoutComments(literal) : literal
                default: break
                }
            }
            let line = Self.line(of: node)
            text = String(text.trimmingSuffix { $0.isWhitespace })
            if !text.isEmpty, !deepLines.contains(line) { deepLines.append(line) }
            return text
        }

        private mutating func inline(_ node: Node, depth: Int) -> MarkdownInline? {
            switch Self.type(of: node) {
            case "text": return .text(Self.literal(of: node))
            case "softbreak": return .softBreak
            case "linebreak": return .lineBreak
            case "code": return .code(Self.literal(of: node))
            case "html_inline":
                let html = Self.withoutComments(Self.literal(of: node))
                return html.isEmpty ? nil : .text(html)
            case "emph": return .emphasis(inlines(in: node, depth: depth))
            case "strong": return .strong(inlines(in: node, depth: depth))
            case "strikethrough": return .struck(inlines(in: node, depth: depth))
            case "link":
                return .link(
                    address: Self.address(of: node), line: Self.line(of: node), inlines(in: node, depth: depth))
            case "image":
                return .image(
                    address: Self.address(of: node), line: Self.line(of: node),
                    alternative: inlines(in: node, depth: depth).plainText)
            default: return nil
            }
        }

        private static func address(of node: Node) -> String {
            cmark_node_get_url(node).map { String(cString: $0) } ?? ""
        }
    }

    extension StringProtocol {
        /// Returns the text without its longest suffix of characters that satisfy a condition.
        fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> String {
            String(prefix(upTo: lastIndex { !condition($0) }.map { index(after: $0) } ?? startIndex))
        }
    }
#endif
