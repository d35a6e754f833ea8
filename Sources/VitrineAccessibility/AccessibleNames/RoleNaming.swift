import VitrineSupport

/// The naming rules of a WAI-ARIA role.
package struct RoleNaming: Sendable {
    /// Whether the contents are the name if neither an ARIA attribute nor the native mechanism gives one.
    package var takesContents = false
    /// Whether an element with the role must have a name.
    package var needsName = false
    /// Whether the role removes the semantics of the element.
    package var isPresentational = false
    /// Whether the contents are never read as part of the name of another element.
    var isLeaf = false
    /// The kind of value that represents the element in the name of another element.
    var value = Value.none
    /// The name of the role.
    package var role: String

    /// The kind of value that a control adds to the name of another element.
    enum Value: String, Sendable { case none, text, range, choice }

    /// Returns the naming rules of the first role in ``table`` that a `role` attribute names; nil if it names none.
    package static func first(in tokens: Bytes) -> RoleNaming? {
        var at = tokens.startIndex
        while at < tokens.endIndex {
            let end = tokens[at...].firstIndex { $0.isHTMLSpace } ?? tokens.endIndex
            if end > at, let found = table[tokens[at..<end]] { return found }
            at = end + 1
        }
        return nil
    }

    /// The naming rules of all roles, by the names of the roles.
    static let table = WordTable<RoleNaming>(
        text.lines.map { row in
            let words = row.words.map(String.init)
            var found = RoleNaming(role: words[0])
            for word in words.dropFirst() {
                switch word {
                case "contents": found.takesContents = true
                case "needed": found.needsName = true
                case "presentational": found.isPresentational = true
                case "leaf": found.isLeaf = true
                default: found.value = Value(rawValue: word) ?? .none
                }
            }
            return (words[0], found)
        })

    /// The roles of WAI-ARIA 1.3 that are not abstract, one on each line, with notes. `contents`: the contents are the
    /// name if neither an ARIA attribute nor the native mechanism gives one. `needed`: there must be a name.
    /// `presentational`: the role removes the semantics of the element. `leaf`: the contents are never read as part of
    /// another name, because WAI-ARIA makes the children presentational and the name does not come from them. `text`,
    /// `range`, `choice`: the ``Value`` of a control.
    ///
    /// In WAI-ARIA, contents also name a `row` and a `comment`; browsers do not do that, because such a name would only
    /// repeat what is read inside. WAI-ARIA also requires names for header cells, tables, grids and tab panels; for
    /// these, a missing name is not reported, because many pages rightly have header cells without text and tables that
    /// are described by the heading before them. For an empty heading, there is a separate rule.
    static let text = """
        alert
        alertdialog needed
        application needed
        article
        banner
        blockquote
        button contents needed
        caption
        cell contents
        checkbox contents needed
        code
        columnheader contents
        combobox needed choice
        comment
        complementary
        contentinfo
        definition
        deletion
        dialog needed
        directory
        document
        emphasis
        feed
        figure
        form needed
        generic
        grid
        gridcell contents
        group
        heading contents
        image needed leaf
        img needed leaf
        insertion
        link contents needed
        list
        listbox needed choice
        listitem
        log
        main
        mark
        marquee
        math
        menu
        menubar
        menuitem contents needed
        menuitemcheckbox contents needed
        menuitemradio contents needed
        meter needed leaf range
        navigation
        none presentational
        note
        option contents needed
        paragraph
        presentation presentational
        progressbar needed leaf range
        radio contents needed
        radiogroup needed
        region needed
        row
        rowgroup
        rowheader contents
        scrollbar leaf range
        search
        searchbox needed text
        sectionfooter
        sectionheader
        separator leaf
        slider needed leaf range
        spinbutton needed range
        status
        strong
        subscript
        suggestion
        superscript
        switch contents needed
        tab contents needed
        table
        tablist
        tabpanel
        term
        textbox needed text
        time
        timer
        toolbar
        tooltip contents
        tree needed
        treegrid needed
        treeitem contents needed
        """
}
