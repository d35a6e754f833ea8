import VitrineHTML

/// Writes a Markdown document as HTML, as part of a page that already has an `<h1>`.
package final class MarkdownWriter {
    private let html: HTML
    /// The prefix of the `id` of each heading.
    private let prefix: String
    /// Returns the address to write for the address of a link or image in the document; nil to write only its text.
    private let resolve: (String) -> String?
    /// Called for each block, link and image that is written, with the line of the document where it begins. It must
    /// call `write`, which writes the block, link or image.
    private let mark: (_ line: Int, _ write: () -> Void) -> Void
    /// Writes a block that the page shows in a special way; returns whether it did.
    private let replace: (MarkdownBlock) -> Bool
    /// The slugs of all headings.
    private let slugs: [String]
    private var waiting: ArraySlice<String>
    /// The levels of the headings that enclose the current place, outermost first.
    private var levels: [Int] = []

    /// Writes a document. Its headings start at `<h2>`, and none is more than one level below the previous one.
    /// - Parameters:
    ///   - prefix: the prefix of the `id` of each heading. Links to headings of the document use it too.
    ///   - resolve: returns the address to write for the address of a link or image in the document; nil to write only
    ///     its text.
    ///   - mark: called for each block, link and image that is written, with the line of the document where it begins.
    ///     It must call `write`, which writes the block, link or image.
    ///   - replace: writes a block that the page shows in a special way, and returns whether it did.
    package static func write(
        _ document: MarkdownDocument, to html: HTML, prefix: String = MarkdownDocument.headingPrefix,
        resolve: @escaping (String) -> String? = { $0 },
        mark: @escaping (_ line: Int, _ write: () -> Void) -> Void = { $1() },
        replace: @escaping (MarkdownBlock) -> Bool = { _ in false }
    ) {
        MarkdownWriter(document, html, prefix, resolve, mark, replace).write(document.blocks)
    }

    private init(
        _ document: MarkdownDocument, _ html: HTML, _ prefix: String, _ resolve: @escaping (String) -> String?,
        _ mark: @escaping (_ line: Int, _ write: () -> Void) -> Void, _ replace: @escaping (MarkdownBlock) -> Bool
    ) {
        self.html = html
        self.prefix = prefix
        self.resolve = resolve
        self.mark = mark
        self.replace = replace
        slugs = document.headingSlugs
        waiting = slugs[...]
    }

    // MARK: - Blocks

    private func write(_ blocks: [MarkdownBlock], isTight: Bool = false) {
        for block in blocks {
            mark(block.line) { if !replace(block) { write(block, isTight: isTight) } }
        }
    }

    private func write(_ block: MarkdownBlock, isTight: Bool) {
        switch block.kind {
        case .heading(let level, let text): heading(level, text)
        case .paragraph(let text): if isTight { write(text) } else { html.p { write(text) } }
        case .quote(let blocks): html.blockquote { write(blocks) }
        case .list(let list):
            let items = {
                for item in list.items { self.html.li { self.write(item, isTight: list.isTight) } }
            }
            switch list.start {
            case nil: html.ul(content: items)
            case 1?: html.ol(content: items)
            case let start?: html.ol(.start(start), content: items)
            }
        case .code(let code, _): html.pre(.dir("ltr")) { html.code(code) }
        case .rule: html.hr()
        case .table(let table): write(table)
        }
    }

    /// Writes a heading one level below the nearest preceding heading whose level number is smaller, or as `<h2>` if
    /// there is none. No heading is below `<h6>`.
    private func heading(_ level: Int, _ text: [MarkdownInline]) {
        levels.removeAll { $0 >= level }
        levels.append(level)
        let id = Attribute.id(prefix + (waiting.popFirst() ?? ""))
        let content = { self.write(text) }
        switch levels.count {
        case 1: html.h2(id, content: content)
        case 2: html.h3(id, content: content)
        case 3: html.h4(id, content: content)
        case 4: html.h5(id, content: content)
        default: html.h6(id, content: content)
        }
    }

    private func write(_ table: MarkdownTable) {
        html.div(.class("wide-table")) {
            html.table(.class("properties")) {
                html.thead {
                    html.tr {
                        for (column, cell) in table.header.enumerated() {
                            html.th(.scope("col"), alignment(table, column)) { write(cell) }
                        }
                    }
                }
                guard !table.rows.isEmpty else { return }
                html.tbody {
                    for row in table.rows {
                        html.tr {
                            for (column, cell) in row.enumerated() {
                                html.td(alignment(table, column)) { write(cell) }
                            }
                        }
                    }
                }
            }
        }
    }

    private func alignment(_ table: MarkdownTable, _ column: Int) -> Attribute {
        let alignment = table.columns.indices.contains(column) ? table.columns[column] : .start
        return .class(alignment == .end ? "end" : "center", when: alignment != .start)
    }

    // MARK: - Text

    private func write(_ text: [MarkdownInline]) {
        for piece in text { write(piece) }
    }

    private func write(_ piece: MarkdownInline) {
        switch piece {
        case .text(let text): html.text(text)
        case .softBreak: html.text("\n")
        case .lineBreak: html.br()
        case .code(let code): html.code(code)
        case .emphasis(let text): html.em { write(text) }
        case .strong(let text): html.strong { write(text) }
        case .struck(let text): html.del { write(text) }
        case .link(let address, let line, let text):
            guard let address = self.address(address) else { return write(text) }
            mark(line) { html.a(.href(address)) { write(text) } }
        case .image(let address, let line, let alternative):
            guard let address = self.address(address) else { return html.text(alternative) }
            mark(line) { html.img(.src(address), .alt(alternative)) }
        }
    }

    /// Returns the address to write for an address in the document; nil to write only the text. An address that is `#`
    /// followed by the slug of a heading of the document becomes the address of that heading.
    private func address(_ address: String) -> String? {
        let slug = String(address.dropFirst())
        return address.hasPrefix("#") && slugs.contains(slug) ? "#\(prefix)\(slug)" : resolve(address)
    }
}
