extension RoleTable {
    /// The roles of WAI-ARIA 1.2 and the 1.3 draft, and of the modules for digital publishing and graphics. Where 1.2
    /// and the draft differ, the table allows what either of them allows.
    ///
    /// Notes: `author` and `contents`: the sources of the name; `prohibited`: authors must not name the element;
    /// `undescribed`: `aria-roledescription` is not allowed; `named`: a name is required; `leaf`: children are
    /// presentational; `operated`: interactive content in ARIA in HTML; `single`: must not contain interactive
    /// elements; `deprecated`: authors should not use the role. A star marks a required attribute.
    static let roleRows = """
        # role | kind of | notes | states and properties of its own | required parents | allowed children
        roletype | - | - | - | - | -
        structure | roletype | - | - | - | -
        widget | roletype | - | - | - | -
        window | roletype | author | modal | - | -
        command | widget | - | - | - | -
        composite | widget | - | activedescendant disabled | - | -
        input | widget | - | disabled | - | -
        landmark | section | - | - | - | -
        range | structure | author | valuemax valuemin valuenow valuetext | - | -
        section | structure | - | - | - | -
        sectionhead | structure | - | - | - | -
        select | composite group | - | orientation | - | -
        alert | section | author | - | - | -
        alertdialog | alert dialog | author named | - | - | -
        application | structure | author named | activedescendant disabled errormessage expanded haspopup invalid | - | -
        article | document | author | posinset setsize | - | -
        banner | landmark | author | - | - | -
        blockquote | section | author | - | - | -
        button | command | contents author named leaf operated single | disabled expanded haspopup pressed | - | -
        caption | section | prohibited | - | figure grid group radiogroup table treegrid | -
        cell | section | contents author | colindex colindextext colspan rowindex rowindextext rowspan | row | -
        checkbox | input | contents author named leaf operated single | checked* errormessage expanded invalid readonly required | - | -
        code | section | prohibited | - | - | -
        columnheader | cell gridcell sectionhead | contents author named | sort | row | -
        combobox | input | author named operated | activedescendant autocomplete controls errormessage expanded* haspopup invalid readonly required | - | -
        comment | article | contents author | level posinset setsize | - | -
        complementary | landmark | author | - | - | -
        contentinfo | landmark | author | - | - | -
        definition | section | author | - | - | -
        deletion | section | prohibited | - | - | -
        dialog | window | author named | - | - | -
        directory | list | author deprecated | - | - | -
        document | structure | author | - | - | -
        emphasis | section | prohibited | - | - | -
        feed | list | author | - | - | article
        figure | section | author | - | - | -
        form | landmark | author | - | - | -
        generic | structure | prohibited undescribed | - | - | -
        grid | composite table | author named operated | multiselectable readonly | - | caption row rowgroup
        gridcell | cell widget | contents author operated | disabled errormessage expanded haspopup invalid readonly required selected | row | -
        group | section | author | activedescendant disabled | - | -
        heading | sectionhead | contents author named | level* | - | -
        img | section | author named leaf single | - | - | -
        insertion | section | prohibited | - | - | -
        link | command | contents author named operated single | disabled expanded haspopup | - | -
        list | section | author | - | - | listitem
        listbox | select | author named operated | errormessage invalid multiselectable readonly required | - | group option
        listitem | section | author | level posinset setsize | directory list | -
        log | section | author | - | - | -
        main | landmark | author | - | - | -
        mark | section | prohibited | - | - | -
        marquee | section | author | - | - | -
        math | section | author | - | - | -
        menu | select | author operated | - | - | group menuitem menuitemcheckbox menuitemradio separator
        menubar | menu | author operated | - | - | group menuitem menuitemcheckbox menuitemradio separator
        menuitem | command | contents author named operated | disabled expanded haspopup posinset setsize | group menu menubar | -
        menuitemcheckbox | menuitem | contents author named leaf operated single | checked* | group menu menubar | -
        menuitemradio | menuitem | contents author named leaf operated single | checked* | group menu menubar | -
        meter | range | author named leaf | valuenow* | - | -
        navigation | landmark | author | - | - | -
        note | section | author | - | - | -
        option | input | contents author named leaf operated single | checked posinset selected setsize | group listbox | -
        paragraph | section | prohibited | - | - | -
        presentation | structure | prohibited | - | - | -
        progressbar | range widget | author named leaf | - | - | -
        radio | input | contents author named leaf operated single | checked* posinset setsize | - | -
        radiogroup | select | author named | errormessage invalid readonly required | - | -
        region | landmark | author named | - | - | -
        row | group widget | contents author | colindex expanded level posinset rowindex rowindextext selected setsize | grid rowgroup table treegrid | cell columnheader gridcell rowheader
        rowgroup | structure | author | - | grid table treegrid | row
        rowheader | cell gridcell sectionhead | contents author named | expanded sort | row | -
        scrollbar | range | author leaf operated | controls* disabled orientation valuemax valuemin valuenow* | - | -
        search | landmark | author | - | - | -
        searchbox | textbox | author named operated | - | - | -
        sectionfooter | structure | author | - | - | -
        sectionheader | structure | author | - | - | -
        separator | structure widget | author leaf | disabled orientation valuemax valuemin valuenow valuetext | - | -
        slider | input range | author named leaf operated | errormessage haspopup invalid orientation readonly valuemax valuemin valuenow* | - | -
        spinbutton | composite input range | author named operated | errormessage invalid readonly required valuemax valuemin valuenow valuetext | - | -
        status | section | author | - | - | -
        strong | section | prohibited | - | - | -
        subscript | section | prohibited | - | - | -
        suggestion | section | prohibited | - | - | deletion insertion
        superscript | section | prohibited | - | - | -
        switch | checkbox | contents author named leaf operated single | checked* | - | -
        tab | sectionhead widget | contents author named leaf operated single | disabled expanded haspopup posinset selected setsize | tablist | -
        table | section | author named | colcount rowcount | - | caption row rowgroup
        tablist | composite | author | multiselectable orientation | - | tab
        tabpanel | section | author named | - | - | -
        term | section | author | - | - | -
        textbox | input | author named operated | activedescendant autocomplete errormessage haspopup invalid multiline placeholder readonly required | - | -
        time | section | author | - | - | -
        timer | status | author | - | - | -
        toolbar | group | author | orientation | - | -
        tooltip | section | contents author | - | - | -
        tree | select | author named | errormessage invalid multiselectable required | - | group treeitem
        treegrid | grid tree | author named | - | - | caption row rowgroup
        treeitem | listitem option | contents author named operated | expanded haspopup level | group tree | -
        # Digital Publishing WAI-ARIA Module 1.1
        doc-abstract | section | author | - | - | -
        doc-acknowledgments | landmark | author | - | - | -
        doc-afterword | landmark | author | - | - | -
        doc-appendix | landmark | author | - | - | -
        doc-backlink | link | contents author named | - | - | -
        doc-biblioentry | listitem | author deprecated | - | - | -
        doc-bibliography | landmark | author | - | - | -
        doc-biblioref | link | contents author named | - | - | -
        doc-chapter | landmark | author | - | - | -
        doc-colophon | section | author | - | - | -
        doc-conclusion | landmark | author | - | - | -
        doc-cover | img | author | - | - | -
        doc-credit | section | author | - | - | -
        doc-credits | landmark | author | - | - | -
        doc-dedication | section | author | - | - | -
        doc-endnote | listitem | author deprecated | - | - | -
        doc-endnotes | landmark | author | - | - | -
        doc-epigraph | section | author | - | - | -
        doc-epilogue | landmark | author | - | - | -
        doc-errata | landmark | author | - | - | -
        doc-example | section | author | - | - | -
        doc-footnote | section | author | - | - | -
        doc-foreword | landmark | author | - | - | -
        doc-glossary | landmark | author | - | - | -
        doc-glossref | link | contents author named | - | - | -
        doc-index | navigation | author | - | - | -
        doc-introduction | landmark | author | - | - | -
        doc-noteref | link | contents author named | - | - | -
        doc-notice | note | author | - | - | -
        doc-pagebreak | separator | author | - | - | -
        doc-pagefooter | section | prohibited | - | - | -
        doc-pageheader | section | prohibited | - | - | -
        doc-pagelist | navigation | author | - | - | -
        doc-part | landmark | author named | - | - | -
        doc-preface | landmark | author | - | - | -
        doc-prologue | landmark | author | - | - | -
        doc-pullquote | section | author | - | - | -
        doc-qna | section | author | - | - | -
        doc-subtitle | sectionhead | contents author | level | - | -
        doc-tip | note | author | - | - | -
        doc-toc | navigation | author | - | - | -
        # WAI-ARIA Graphics Module 1.0
        graphics-document | document | author named | - | - | -
        graphics-object | group | contents author | - | - | -
        graphics-symbol | img | author named | - | - | -
        """
}
