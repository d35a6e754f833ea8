extension RoleTable {
    /// The roles of WAI-ARIA 1.2 and the 1.3 draft, and of the modules for digital publishing and graphics. Where 1.2
    /// and the draft differ, the table allows what either of them allows.
    ///
    /// Notes: `prohibited`: authors must not name the element; `undescribed`: `aria-roledescription` and
    /// `aria-brailleroledescription` are not allowed; `leaf`: children are presentational; `operated`: interactive
    /// content in ARIA in HTML; `single`: must not contain interactive elements; `deprecated`: authors should not use
    /// the role. A star marks a required attribute. The other rules about names are in ``RoleNaming``.
    static let roleRows = """
        # role | kind of | notes | states and properties of its own | required parents | allowed children
        roletype | - | - | - | - | -
        structure | roletype | - | - | - | -
        widget | roletype | - | - | - | -
        window | roletype | - | modal | - | -
        command | widget | - | - | - | -
        composite | widget | - | activedescendant disabled | - | -
        input | widget | - | disabled | - | -
        landmark | section | - | - | - | -
        range | structure | - | valuemax valuemin valuenow valuetext | - | -
        section | structure | - | - | - | -
        sectionhead | structure | - | - | - | -
        select | composite group | - | orientation | - | -
        alert | section | - | - | - | -
        alertdialog | alert dialog | - | - | - | -
        application | structure | - | activedescendant disabled errormessage expanded haspopup invalid | - | -
        article | document | - | posinset setsize | - | -
        banner | landmark | - | - | - | -
        blockquote | section | - | - | - | -
        button | command | leaf operated single | disabled expanded haspopup pressed | - | -
        caption | section | prohibited | - | figure grid group radiogroup table treegrid | -
        cell | section | - | colindex colindextext colspan rowindex rowindextext rowspan | row | -
        checkbox | input | leaf operated single | checked* errormessage expanded invalid readonly required | - | -
        code | section | prohibited | - | - | -
        columnheader | cell gridcell sectionhead | - | sort | row | -
        combobox | input | operated | activedescendant autocomplete controls errormessage expanded* haspopup invalid readonly required | - | -
        comment | article | - | level posinset setsize | - | -
        complementary | landmark | - | - | - | -
        contentinfo | landmark | - | - | - | -
        definition | section | - | - | - | -
        deletion | section | prohibited | - | - | -
        dialog | window | - | - | - | -
        directory | list | deprecated | - | - | -
        document | structure | - | - | - | -
        emphasis | section | prohibited | - | - | -
        feed | list | - | - | - | article
        figure | section | - | - | - | -
        form | landmark | - | - | - | -
        generic | structure | prohibited undescribed | - | - | -
        grid | composite table | operated | multiselectable readonly | - | caption row rowgroup
        gridcell | cell widget | operated | disabled errormessage expanded haspopup invalid readonly required selected | row | -
        group | section | - | activedescendant disabled | - | -
        heading | sectionhead | - | level* | - | -
        img | section | leaf single | - | - | -
        insertion | section | prohibited | - | - | -
        link | command | operated single | disabled expanded haspopup | - | -
        list | section | - | - | - | listitem
        listbox | select | operated | errormessage invalid multiselectable readonly required | - | group option
        listitem | section | - | level posinset setsize | directory list | -
        log | section | - | - | - | -
        main | landmark | - | - | - | -
        mark | section | prohibited | - | - | -
        marquee | section | - | - | - | -
        math | section | - | - | - | -
        menu | select | operated | - | - | group menuitem menuitemcheckbox menuitemradio separator
        menubar | menu | operated | - | - | group menuitem menuitemcheckbox menuitemradio separator
        menuitem | command | operated | disabled expanded haspopup posinset setsize | group menu menubar | -
        menuitemcheckbox | menuitem | leaf operated single | checked* | group menu menubar | -
        menuitemradio | menuitem | leaf operated single | checked* | group menu menubar | -
        meter | range | leaf | valuenow* | - | -
        navigation | landmark | - | - | - | -
        note | section | - | - | - | -
        option | input | leaf operated single | checked posinset selected setsize | group listbox | -
        paragraph | section | prohibited | - | - | -
        presentation | structure | prohibited | - | - | -
        progressbar | range widget | leaf | - | - | -
        radio | input | leaf operated single | checked* posinset setsize | - | -
        radiogroup | select | - | errormessage invalid readonly required | - | -
        region | landmark | - | - | - | -
        row | group widget | - | colindex expanded level posinset rowindex rowindextext selected setsize | grid rowgroup table treegrid | cell columnheader gridcell rowheader
        rowgroup | structure | - | - | grid table treegrid | row
        rowheader | cell gridcell sectionhead | - | expanded sort | row | -
        scrollbar | range | leaf operated | controls* disabled orientation valuemax valuemin valuenow* | - | -
        search | landmark | - | - | - | -
        searchbox | textbox | operated | - | - | -
        sectionfooter | structure | - | - | - | -
        sectionheader | structure | - | - | - | -
        separator | structure widget | leaf | disabled orientation valuemax valuemin valuenow valuetext | - | -
        slider | input range | leaf operated | errormessage haspopup invalid orientation readonly valuemax valuemin valuenow* | - | -
        spinbutton | composite input range | operated | errormessage invalid readonly required valuemax valuemin valuenow valuetext | - | -
        status | section | - | - | - | -
        strong | section | prohibited | - | - | -
        subscript | section | prohibited | - | - | -
        suggestion | section | prohibited | - | - | deletion insertion
        superscript | section | prohibited | - | - | -
        switch | checkbox | leaf operated single | checked* | - | -
        tab | sectionhead widget | leaf operated single | disabled expanded haspopup posinset selected setsize | tablist | -
        table | section | - | colcount rowcount | - | caption row rowgroup
        tablist | composite | - | multiselectable orientation | - | tab
        tabpanel | section | - | - | - | -
        term | section | - | - | - | -
        textbox | input | operated | activedescendant autocomplete errormessage haspopup invalid multiline placeholder readonly required | - | -
        time | section | - | - | - | -
        timer | status | - | - | - | -
        toolbar | group | - | orientation | - | -
        tooltip | section | - | - | - | -
        tree | select | - | errormessage invalid multiselectable required | - | group treeitem
        treegrid | grid tree | - | - | - | caption row rowgroup
        treeitem | listitem option | operated | expanded haspopup level | group tree | -
        # Digital Publishing WAI-ARIA Module 1.1
        doc-abstract | section | - | - | - | -
        doc-acknowledgments | landmark | - | - | - | -
        doc-afterword | landmark | - | - | - | -
        doc-appendix | landmark | - | - | - | -
        doc-backlink | link | - | - | - | -
        doc-biblioentry | listitem | deprecated | - | - | -
        doc-bibliography | landmark | - | - | - | -
        doc-biblioref | link | - | - | - | -
        doc-chapter | landmark | - | - | - | -
        doc-colophon | section | - | - | - | -
        doc-conclusion | landmark | - | - | - | -
        doc-cover | img | - | - | - | -
        doc-credit | section | - | - | - | -
        doc-credits | landmark | - | - | - | -
        doc-dedication | section | - | - | - | -
        doc-endnote | listitem | deprecated | - | - | -
        doc-endnotes | landmark | - | - | - | -
        doc-epigraph | section | - | - | - | -
        doc-epilogue | landmark | - | - | - | -
        doc-errata | landmark | - | - | - | -
        doc-example | section | - | - | - | -
        doc-footnote | section | - | - | - | -
        doc-foreword | landmark | - | - | - | -
        doc-glossary | landmark | - | - | - | -
        doc-glossref | link | - | - | - | -
        doc-index | navigation | - | - | - | -
        doc-introduction | landmark | - | - | - | -
        doc-noteref | link | - | - | - | -
        doc-notice | note | - | - | - | -
        doc-pagebreak | separator | - | - | - | -
        doc-pagefooter | section | prohibited | - | - | -
        doc-pageheader | section | prohibited | - | - | -
        doc-pagelist | navigation | - | - | - | -
        doc-part | landmark | - | - | - | -
        doc-preface | landmark | - | - | - | -
        doc-prologue | landmark | - | - | - | -
        doc-pullquote | section | - | - | - | -
        doc-qna | section | - | - | - | -
        doc-subtitle | sectionhead | - | level | - | -
        doc-tip | note | - | - | - | -
        doc-toc | navigation | - | - | - | -
        # WAI-ARIA Graphics Module 1.0
        graphics-document | document | - | - | - | -
        graphics-object | group | - | - | - | -
        graphics-symbol | img | - | - | - | -
        """
}
