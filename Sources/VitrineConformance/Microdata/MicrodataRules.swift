import VitrineMarkup

/// The rules for microdata: every property must belong to an item, every referenced element must exist, and no item may
/// contain a property twice or contain itself.
enum MicrodataRules: RuleGroup {
    static var rules: [Rule] { [.itempropAlone, .itemrefMissing, .itemrefRedundant, .itemrefCycle] }

    static func check(_ page: PageTree, _ report: Report) {
        let uses = AttributeUses(page)
        guard uses.contains(.itemprop) || uses.contains(.itemref) else { return }
        var items = MicrodataItems(page)
        if uses.contains(.itemref) { items.checkReferences(report) }
        if uses.contains(.itemprop) { items.checkProperties(report) }
        if uses.contains(.itemref) { items.checkCycles(report) }
    }
}

extension Rule {
    /// A microdata property must belong to an item.
    static let itempropAlone = Rule(
        "itemprop-alone", .error, "A property must belong to an item",
        because: "Programs read properties item by item, so they miss a property that belongs to no item.",
        reference: .html("microdata.html#names:-the-itemprop-attribute"),
        wrong: ["<p itemprop=\"name\">Ann</p>"],
        right: ["<div itemscope=\"itemscope\"><p itemprop=\"name\">Ann</p></div>"])

    /// An id in “itemref” must exist.
    static let itemrefMissing = Rule(
        "itemref-missing", .error, "An id in “itemref” must exist",
        because: "The properties of the missing element are missing from the item.",
        reference: .html("microdata.html#attr-itemref"),
        wrong: ["<div itemscope=\"itemscope\" itemref=\"name\"></div>"],
        right: ["<div itemscope=\"itemscope\" itemref=\"name\"></div><p id=\"name\" itemprop=\"name\">Ann</p>"])

    /// “itemref” must not refer to the item, to an element that already belongs to it, or to one that contains it.
    static let itemrefRedundant = Rule(
        "itemref-redundant", .error,
        "“itemref” must not refer to the item, to an element that already belongs to it, or to one that contains it",
        because: """
            A program that collects the properties would come to the same element twice, which is an error in the \
            HTML Standard.
            """,
        reference: .html("microdata.html#associating-names-with-items"),
        wrong: ["<div itemscope=\"itemscope\" itemref=\"name\"><p id=\"name\" itemprop=\"name\">Ann</p></div>"],
        right: [
            """
            <div itemscope="itemscope" itemref="age"><p itemprop="name">Ann</p></div><p id="age" itemprop="age">9</p>
            """
        ])

    /// An item must not contain itself, not even through other items.
    static let itemrefCycle = Rule(
        "itemref-cycle", .error, "An item must not contain itself, not even through other items",
        because: "A program that follows the properties would never finish.",
        reference: .html("microdata.html#associating-names-with-items"),
        wrong: [
            """
            <div id="a" itemscope="itemscope" itemprop="friend" itemref="b"></div>\
            <div id="b" itemscope="itemscope" itemprop="friend" itemref="a"></div>
            """
        ],
        right: [
            """
            <div itemscope="itemscope" itemref="b"></div>\
            <div id="b" itemscope="itemscope" itemprop="friend"><p itemprop="name">Ann</p></div>
            """
        ])
}
