import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("The table of roles")
struct RoleTableTests {
    @Test("Every row can be read")
    func rows() {
        #expect(RoleTable.unreadable.isEmpty, "\(RoleTable.unreadable)")
        #expect(AriaTable.unreadable.isEmpty, "\(AriaTable.unreadable)")
        #expect(AriaElementTable.unreadable.isEmpty, "\(AriaElementTable.unreadable)")
    }

    @Test("Every role and every attribute has one row")
    func complete() {
        let roles = RoleTable.roleRows.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(roles.sorted() == Role.allCases.map(\.spelling).sorted())
        let attributes = AriaTable.rows.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .compactMap { $0.split(separator: " ").first.map { "aria-" + $0 } }
        #expect(attributes.sorted() == AttributeSet.names.map(\.spelling).sorted())
        #expect(AttributeSet.names.allSatisfy { $0.spelling.hasPrefix("aria-") })
    }

    @Test("Every element of HTML that is not obsolete has a row")
    func elements() {
        let elements = Name.html.rawValue..<Name.acronym.rawValue
        let without: [Name] = Name.allCases.filter { name in
            elements.contains(name.rawValue) && AriaElementTable.plain[Int(name.rawValue)] == 0
        }
        let expected: Set<Name> = [.input, .rb, .rtc, .fencedframe, .permission, .geolocation, .portal]
        #expect(Set(without) == expected)
    }

    /// For each attribute, the roles under “Used in Roles” and “Inherits into Roles” of WAI-ARIA 1.2, without abstract
    /// roles.
    static let support: [(attribute: Name, roles: String)] = [
        (
            .ariaActivedescendant,
            """
            application combobox group textbox grid listbox menu menubar radiogroup row searchbox spinbutton tablist toolbar \
            tree treegrid
            """
        ),
        (.ariaAutocomplete, "combobox textbox searchbox"),
        (.ariaChecked, "checkbox menuitemcheckbox option radio switch menuitemradio treeitem"),
        (.ariaColcount, "table grid treegrid"),
        (.ariaColindex, "cell row columnheader gridcell rowheader"),
        (.ariaColspan, "cell columnheader rowheader gridcell"),
        (
            .ariaExpanded,
            """
            application button checkbox combobox gridcell link menuitem row rowheader tab treeitem columnheader \
            menuitemcheckbox menuitemradio switch
            """
        ),
        (
            .ariaHaspopup,
            """
            application button combobox gridcell link menuitem slider tab textbox treeitem columnheader menuitemcheckbox \
            menuitemradio rowheader searchbox
            """
        ),
        (
            .ariaInvalid,
            """
            application checkbox combobox gridcell listbox radiogroup slider spinbutton textbox tree columnheader rowheader \
            searchbox switch treegrid
            """
        ),
        (
            .ariaErrormessage,
            """
            application checkbox combobox gridcell listbox radiogroup slider spinbutton textbox tree columnheader rowheader \
            searchbox switch treegrid
            """
        ),
        (
            .ariaDisabled,
            """
            application button gridcell group link menuitem scrollbar separator tab checkbox columnheader combobox grid listbox \
            menu menubar menuitemcheckbox menuitemradio option radio radiogroup row rowheader searchbox slider spinbutton switch \
            tablist textbox toolbar tree treegrid treeitem
            """
        ),
        // The draft of WAI-ARIA 1.3 adds the role `comment`, with `aria-level`, `aria-posinset` and `aria-setsize`.
        (.ariaLevel, "heading listitem row treeitem comment"),
        (.ariaModal, "alertdialog dialog"),
        (.ariaMultiline, "textbox searchbox"),
        (.ariaMultiselectable, "grid listbox tablist tree treegrid"),
        (
            .ariaOrientation,
            "scrollbar separator slider tablist toolbar listbox menu menubar radiogroup tree treegrid"
        ),
        (.ariaPlaceholder, "textbox searchbox"),
        (
            .ariaPosinset,
            "article listitem menuitem option radio row tab menuitemcheckbox menuitemradio treeitem comment"
        ),
        (.ariaPressed, "button"),
        (
            .ariaReadonly,
            """
            checkbox combobox grid gridcell listbox radiogroup slider spinbutton textbox columnheader rowheader searchbox switch \
            treegrid
            """
        ),
        (
            .ariaRequired,
            """
            checkbox combobox gridcell listbox radiogroup spinbutton textbox tree columnheader rowheader searchbox switch treegrid
            """
        ),
        (.ariaRowcount, "table grid treegrid"),
        (.ariaRowindex, "cell row columnheader gridcell rowheader"),
        (.ariaRowspan, "cell columnheader rowheader gridcell"),
        (.ariaSelected, "gridcell option row tab columnheader rowheader treeitem"),
        (
            .ariaSetsize,
            "article listitem menuitem option radio row tab menuitemcheckbox menuitemradio treeitem comment"
        ),
        (.ariaSort, "columnheader rowheader"),
        (.ariaValuemax, "meter progressbar scrollbar separator slider spinbutton"),
        (.ariaValuemin, "meter progressbar scrollbar separator slider spinbutton"),
        (.ariaValuenow, "meter progressbar scrollbar separator slider spinbutton"),
        (.ariaValuetext, "meter progressbar scrollbar separator slider spinbutton"),
    ]

    @Test("Attributes are supported by the roles that WAI-ARIA lists", arguments: support)
    func belongs(attribute: Name, roles: String) {
        let table = RoleTable.roles(supporting: attribute).filter { !$0.isAbstract }.map(\.spelling)
        #expect(table.sorted() == roles.split(separator: " ").map(String.init).sorted())
    }

    @Test("The global attributes are those of WAI-ARIA")
    func global() {
        let names = AriaTable.global.attributes.map { $0.spelling.dropFirst(5) }
        #expect(
            names.sorted().joined(separator: " ") == """
                actions atomic braillelabel brailleroledescription busy controls current describedby description details \
                disabled dropeffect errormessage flowto grabbed haspopup hidden invalid keyshortcuts label labelledby live owns \
                relevant roledescription virtualcontent
                """)
    }

    @Test("Required attributes are inherited")
    func required() {
        let required: [(Role, [Name])] = [
            (.checkbox, [.ariaChecked]), (.switch, [.ariaChecked]), (.menuitemradio, [.ariaChecked]),
            (.menuitemcheckbox, [.ariaChecked]), (.radio, [.ariaChecked]), (.option, []), (.treeitem, []), (.tab, []),
            (.combobox, [.ariaExpanded]), (.heading, [.ariaLevel]), (.meter, [.ariaValuenow]),
            (.scrollbar, [.ariaControls, .ariaValuenow]), (.slider, [.ariaValuenow]), (.spinbutton, []),
            (.separator, []), (.progressbar, []), (.button, []), (.docSubtitle, []),
        ]
        for (role, names) in required { #expect(RoleTable.definition(role).required.attributes == names, "\(role)") }
    }

    @Test("Roles that cannot be named")
    func prohibited() {
        let roles = Role.allCases.filter { RoleTable.definition($0).prohibited.contains(.ariaLabel) }.map(\.spelling)
        #expect(
            roles.sorted().joined(separator: " ") == """
                caption code deletion doc-pagefooter doc-pageheader emphasis generic insertion mark paragraph presentation \
                strong subscript suggestion superscript
                """)
    }

    @Test("Roles whose children are presentational, as in WAI-ARIA")
    func leaves() {
        let roles = Role.allCases.filter { RoleTable.definition($0).hidesChildren }.map(\.spelling)
        #expect(
            roles.joined(separator: " ") == """
                button checkbox img menuitemcheckbox menuitemradio meter option progressbar radio scrollbar separator slider \
                switch tab
                """)
    }

    @Test("Synonyms are the same role")
    func synonyms() {
        #expect(Role("none") == .presentation && Role("presentation") == .presentation)
        #expect(Role("image") == .img && Role("img") == .img)
        #expect(Role("doc-toc") == .docToc && Role("graphics-symbol") == .graphicsSymbol && Role("Button") == .button)
    }

    @Test("Sets of roles can contain every role")
    func sets() {
        var set = RoleSet([.alert, .treeitem, .docToc, .graphicsSymbol])
        #expect(set.contains(.alert) && set.contains(.docToc) && !set.contains(.window))
        set.insert(.window)
        #expect(set.roles == [.alert, .treeitem, .docToc, .graphicsSymbol, .window])
    }

    @Test("The most similar word for a misspelled one")
    func nearest() {
        #expect(VitrineSupport.nearest("buton", in: Role.tokens) == "button")
        #expect(
            VitrineSupport.nearest("aria-labeledby", in: ["aria-label", "aria-labelledby"]) == "aria-labelledby")
        #expect(VitrineSupport.nearest("xyz", in: Role.tokens) == nil)
        #expect(VitrineSupport.nearest("", in: Role.tokens) == nil)
    }
}
