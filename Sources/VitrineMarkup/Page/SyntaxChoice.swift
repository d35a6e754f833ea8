import VitrineSupport

/// Which parser reads pages, when somebody says so.
package enum SyntaxChoice: String, CaseIterable, Sendable {
    case html, xml, both
}

extension PageSyntax {
    /// The syntax of a file: what somebody says about pages, otherwise what the name of the file says.
    package init(ofFile path: String, _ choice: SyntaxChoice?) {
        let named = PageSyntax(ofFile: path)
        // A drawing is XML, whatever is reported about pages.
        let isDrawing = PageName.isMarkup(path) && !PageName.isPage(path)
        switch isDrawing ? nil : choice {
        case nil: self = named
        case .html: self = .html
        case .xml: self = named == .html ? .polyglot : named
        case .both: self = .both
        }
    }
}
