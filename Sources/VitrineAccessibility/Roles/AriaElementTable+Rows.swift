extension AriaElementTable {
    /// The table “Rules of ARIA attribute usage by HTML element” of ARIA in HTML.
    ///
    /// The first column has the elements, with a condition after `+` if the rules depend on one, and the second column
    /// has the implicit role. The third column has the roles that are allowed besides the implicit one. The fourth
    /// column has attributes that are allowed although the role of the element does not support them, written as
    /// attributes or as the roles that support them. It also has notes: `unnamed` for “naming prohibited”, `none` for
    /// “no aria-* attributes”, `hidden-only` for “only aria-hidden”, `roles-discouraged` if `role` should not be used,
    /// and `~` before an attribute that should not be used.
    static let text = """
        # element | implicit role | other roles | notes
        a+href | link | button checkbox menuitem menuitemcheckbox menuitemradio option radio switch tab treeitem \
        doc-backlink doc-biblioref doc-glossref doc-noteref | -
        a | generic | any | unnamed
        abbr cite kbd mark rp rt var | - | any | unnamed
        address hgroup | group | any | -
        area+href | link | - | -
        area | generic | button link | unnamed
        article | article | application document feed main presentation region | -
        aside | complementary | feed note presentation region search doc-dedication doc-example doc-footnote \
        doc-glossary doc-pullquote doc-tip | -
        audio video | - | application | -
        b bdi bdo data i pre q samp small span u | generic | any | unnamed
        base col colgroup head link map meta noscript param script slot source style template title track | - | - | none
        blockquote | blockquote | any | -
        body | generic | - | unnamed
        br wbr | - | presentation | hidden-only
        button | button | checkbox combobox gridcell link menuitem menuitemcheckbox menuitemradio option radio \
        separator slider switch tab treeitem | -
        button+select selectedcontent+select | generic | - | none
        canvas ruby | - | any | -
        caption | caption | - | unnamed
        code | code | any | unnamed
        datalist | listbox | - | none
        dd | - | - | definition
        del s | deletion | any | unnamed
        details | group | - | -
        dfn | term | any | -
        dialog | dialog | alertdialog | -
        div | generic | any | unnamed
        div+dl | generic | presentation | unnamed
        dl | - | group list presentation | -
        dt | - | listitem | -
        em | emphasis | any | unnamed
        embed iframe | - | application document img presentation | -
        fieldset | group | presentation radiogroup | -
        figcaption | - | group presentation | unnamed
        figure | figure | any | -
        figure+figcaption | figure | doc-example | -
        footer+body | contentinfo | group presentation doc-footnote | -
        footer | generic | group presentation doc-footnote | -
        form | form | presentation search | -
        h1 h2 h3 h4 h5 h6 | heading | presentation tab doc-subtitle | -
        header+body | banner | group presentation | -
        header | generic | group presentation | -
        hr | separator | presentation doc-pagebreak | -
        html | generic | document | none
        img | img | button checkbox link math menuitem menuitemcheckbox menuitemradio meter option progressbar \
        radio scrollbar separator slider switch tab treeitem doc-cover | -
        img+noalt | img | presentation | hidden-only
        img+emptyalt | presentation | - | hidden-only
        input+button | button | checkbox combobox gridcell link menuitem menuitemcheckbox menuitemradio option radio \
        separator slider switch tab treeitem | -
        input+checkbox | checkbox | menuitemcheckbox option switch button | required
        input+color | - | - | disabled
        input+date input+datetime-local input+month input+password input+time input+week | - | - | textbox
        input+email input+tel input+url | textbox | - | -
        input+file | - | - | disabled invalid required
        input+hidden | - | - | none
        input+image | button | checkbox gridcell link menuitem menuitemcheckbox menuitemradio option radio separator \
        slider switch tab treeitem | roles-discouraged
        input+number | spinbutton | - | -
        input+radio | radio | menuitemradio | required
        input+range | slider | - | ~valuemax ~valuemin
        input+reset input+submit | button | checkbox combobox gridcell link menuitem menuitemcheckbox menuitemradio \
        option radio separator slider switch tab treeitem | roles-discouraged
        input+search | searchbox | - | -
        input+text | textbox | combobox searchbox spinbutton | -
        input+list | combobox | - | ~haspopup
        ins | insertion | any | unnamed
        label+control | - | - | unnamed
        label | - | any | unnamed
        legend | - | - | unnamed
        li+list | listitem | - | -
        li | generic | any | -
        main | main | - | -
        math | math | - | -
        menu ol ul | list | group listbox menu menubar presentation radiogroup tablist toolbar tree directory | -
        meter | meter | - | ~valuemax ~valuemin
        nav | navigation | menu menubar presentation tablist doc-index doc-pagelist doc-toc | -
        object | - | application document img | -
        optgroup | group | - | -
        option | option | - | ~selected
        output | status | any | -
        p | paragraph | any | unnamed
        picture | - | - | hidden-only
        progress | progressbar | - | ~valuemax
        search | search | form group presentation region | -
        section+named | region | alert alertdialog application banner complementary contentinfo dialog document feed \
        group log main marquee navigation note presentation search status tabpanel generic doc-abstract \
        doc-acknowledgments doc-afterword doc-appendix doc-bibliography doc-chapter doc-colophon doc-conclusion \
        doc-credit doc-credits doc-dedication doc-endnotes doc-epigraph doc-epilogue doc-errata doc-example \
        doc-foreword doc-glossary doc-index doc-introduction doc-notice doc-pagelist doc-part doc-preface doc-prologue \
        doc-pullquote doc-qna doc-toc | -
        section | generic | alert alertdialog application banner complementary contentinfo dialog document feed \
        group log main marquee navigation note presentation region search status tabpanel doc-abstract \
        doc-acknowledgments doc-afterword doc-appendix doc-bibliography doc-chapter doc-colophon doc-conclusion \
        doc-credit doc-credits doc-dedication doc-endnotes doc-epigraph doc-epilogue doc-errata doc-example \
        doc-foreword doc-glossary doc-index doc-introduction doc-notice doc-pagelist doc-part doc-preface doc-prologue \
        doc-pullquote doc-qna doc-toc | -
        select | combobox | menu | menu ~multiselectable multiselectable
        select+listbox | listbox | - | ~multiselectable
        selectedcontent | generic | any | unnamed
        strong | strong | any | unnamed
        sub | subscript | any | unnamed
        summary+details | - | - | disabled haspopup
        summary | - | any | -
        sup | superscript | any | unnamed
        svg | graphics-document | any | -
        table | table | any | -
        tbody tfoot thead | rowgroup | any | -
        td+table | cell | - | -
        td+grid | gridcell | - | -
        td | - | any | gridcell
        textarea | textbox | - | -
        th+table | columnheader | rowheader cell | -
        th+grid | columnheader | rowheader gridcell | -
        th | - | any | columnheader
        time | time | any | unnamed
        tr+table | row | - | -
        tr | row | any | -
        """

    /// The texts for the conditions of rows. Each follows the element in messages: `<a> with “href”`. The types of
    /// `input` are in the tag instead: `<input type="text">`.
    static let titles: [String: String] = [
        "a+href": " with “href”", "area+href": " with “href”", "button+select": " as the button of a <select>",
        "selectedcontent+select": " in a <select>", "div+dl": " in a <dl>", "figure+figcaption": " with a <figcaption>",
        "img+noalt": " without a name", "img+emptyalt": " with an empty “alt”", "label+control": " of a control",
        "li+list": " in a list", "section+named": " with a name", "select+listbox": " with more than one line",
        "summary+details": " of its <details>", "td+table": " of a table", "td+grid": " of a grid",
        "th+table": " of a table", "th+grid": " of a grid", "tr+table": " of a table", "footer+body": " of the page",
        "header+body": " of the page", "input+list": " with “list”",
    ]

    /// The types of `input` that have their own row; `list` means an input with a list of suggestions.
    static let inputTypes = [
        "button", "checkbox", "color", "date", "datetime-local", "email", "file", "hidden", "image", "list", "month",
        "number",
        "password", "radio", "range", "reset", "search", "submit", "tel", "text", "time", "url", "week",
    ]
}
