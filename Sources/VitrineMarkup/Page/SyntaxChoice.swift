import VitrineSupport

/// The parser that a user chooses for pages, or both parsers.
package enum SyntaxChoice: String, CaseIterable, Sendable {
    case html, xml, both
}

extension PageSyntax {
    /// Creates the syntax of a file: from the user's choice or, if there is none or the file is a drawing, from the
    /// name of the file. If the choice is `xml`, a file whose name means HTML is polyglot.
    package init(ofFile path: String, _ choice: SyntaxChoice?) {
        let named = PageSyntax(ofFile: path)
        // A drawing is XML, even if the user chose another syntax for pages.
        let isDrawing = PageName.isMarkup(path) && !PageName.isPage(path)
        switch isDrawing ? nil : choice {
        case nil: self = named
        case .html: self = .html
        case .xml: self = named == .html ? .polyglot : named
        case .both: self = .both
        }
    }
}
