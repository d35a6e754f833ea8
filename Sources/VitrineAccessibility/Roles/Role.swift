import VitrineSupport

/// A role of WAI-ARIA, including the abstract roles, or of its modules for digital publishing and graphics.
///
/// The name of a case is the token in camel case: ``docAbstract`` is `doc-abstract`. Synonyms share a case: `none` is
/// ``presentation``, and `image` is ``img``.
package enum Role: UInt8, CaseIterable, Hashable, Sendable {
    case alert, alertdialog, application, article, banner, blockquote, button, caption, cell, checkbox, code
    case columnheader, combobox, comment, complementary, contentinfo, definition, deletion, dialog, directory, document
    case emphasis, feed, figure, form, generic, grid, gridcell, group, heading, img, insertion, link, list, listbox
    case listitem, log, main, mark, marquee, math, menu, menubar, menuitem, menuitemcheckbox, menuitemradio, meter
    case navigation, note, option, paragraph, presentation, progressbar, radio, radiogroup, region, row, rowgroup
    case rowheader, scrollbar, search, searchbox, sectionfooter, sectionheader, separator, slider, spinbutton, status
    case strong, `subscript`, suggestion, superscript, `switch`, tab, table, tablist, tabpanel, term, textbox, time
    case timer, toolbar, tooltip, tree, treegrid, treeitem
    // Digital Publishing WAI-ARIA Module 1.1.
    case docAbstract, docAcknowledgments, docAfterword, docAppendix, docBacklink, docBiblioentry, docBibliography
    case docBiblioref, docChapter, docColophon, docConclusion, docCover, docCredit, docCredits, docDedication
    case docEndnote, docEndnotes, docEpigraph, docEpilogue, docErrata, docExample, docFootnote, docForeword
    case docGlossary, docGlossref, docIndex, docIntroduction, docNoteref, docNotice, docPagebreak, docPagefooter
    case docPageheader, docPagelist, docPart, docPreface, docPrologue, docPullquote, docQna, docSubtitle, docTip, docToc
    // WAI-ARIA Graphics Module 1.0.
    case graphicsDocument, graphicsObject, graphicsSymbol
    // Abstract roles, on which the others are based.
    case command, composite, input, landmark, range, roletype, section, sectionhead, select, structure, widget, window
}

extension Role {
    /// The token of the role in a `role` attribute.
    package var spelling: String { Self.spellings[Int(rawValue)] }

    /// Whether the role is abstract: a superclass of others that must not be used in a page.
    package var isAbstract: Bool { rawValue >= Role.command.rawValue }

    private static let spellings: [String] = allCases.map { role in
        hyphenated("\(role)")
    }

    /// Creates the role of a token, ignoring case; nil when no specification defines the token.
    package init?(token: Bytes) {
        guard token.count < Self.byLength.count else { return nil }
        for (spelling, role) in Self.byLength[token.count] where token.equals(ignoringCase: spelling) {
            self = role
            return
        }
        return nil
    }

    /// Creates the role with a name in a table; nil when there is none.
    package init?(_ name: some StringProtocol) { self.init(token: Bytes(name.utf8)) }

    /// The spellings, grouped by length: few have the same length, and comparing those few is faster than hashing.
    private static let byLength: [[(spelling: [UInt8], role: Role)]] = {
        let all = zip(spellings, allCases) + [("none", Role.presentation), ("image", Role.img)]
        let longest = all.map(\.0.utf8.count).max() ?? 0
        return (0...longest).map { length in
            all.filter { $0.0.utf8.count == length }.map { (Array($0.0.utf8), $0.1) }
        }
    }()

    /// The tokens that authors may use, for suggestions.
    package static let tokens: [String] =
        zip(allCases, spellings).filter { !$0.0.isAbstract }.map(\.1) + ["none", "image"]
}
