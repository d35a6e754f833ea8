import VitrineSupport
import VitrineMarkup

/// One pass over a page that checks every child against the content model of its parent.
///
/// The open elements are on a stack. Facts about their ancestors are passed down as bits, so that the ancestors rarely
/// have to be searched.
struct ContentWalk {
    let page: PageTree
    let report: Report
    let models: ContentModels
    let nodes: [MarkupDocument.Node]
    let specials = Special.ofKind
    let insides = Special.insideOfKind
    private let names: [Name]
    private let vocabularies: [Vocabulary]
    var open: [WalkedElement] = []
    var foreign: ForeignElements
    /// The node of a text that is skipped, because it is the only child of an element that allows text; -1 if there is
    /// none.
    private var silent = -1
    /// Whether an element in an unknown namespace has been reported. Only the first one is reported.
    var hasForeign = false

    init(_ page: PageTree, _ report: Report) {
        self.page = page
        self.report = report
        models = .html
        nodes = page.document.nodes
        names = page.names
        vocabularies = page.vocabularies
        foreign = ForeignElements(page)
        open.reserveCapacity(64)
        // The parent of the root accepts anything.
        open.append(WalkedElement(node: -1, end: .max))
    }

    mutating func run() {
        for node in nodes.indices {
            let last = Int32(truncatingIfNeeded: node)
            while open[open.count - 1].end <= last { close() }
            switch nodes[node].kind {
            case .element: visit(node)
            case .text: if !open[open.count - 1].allowsText, node != silent { visitText(node) }
            case .comment, .instruction: break
            }
        }
        while open.count > 1 { close() }
    }

    private mutating func visit(_ node: Int) {
        let parent = open.count - 1
        switch vocabularies[node] {
        case .html:
            var kind = Kind(number: models.kindOfName[Int(names[node].rawValue)])
            if kind.number == ContentModels.unknown { kind = unknown(node) }
            if open[parent].mode == .svg || open[parent].mode == .math {
                refuseInForeign(node)
                kind = kind == .tolerated ? kind : .custom
                push(node, kind, context: models.flowSet)
            } else {
                visit(node, kind)
            }
        case .svg, .math: visitForeign(node, isSVG: vocabularies[node] == .svg, isRoot: names[node] != .other)
        case .foreign:
            if open[parent].mode == .html, page.syntax == .html, !hasForeign { refuseNamespace(node) }
            open[parent].hasTolerated = true
            push(node, .tolerated, context: 0)
        case .none: break
        }
    }

    /// Visits an element of HTML, or an `svg` or `math` element, in a place where HTML is allowed.
    mutating func visit(_ node: Int, _ kind: Kind) {
        let parent = open.count - 1
        var context = models.flowSet
        var fits = true
        let model = open[parent].model
        if model < ContentModels.firstAutomaton {
            if models.setsOfKind[Int(kind.number)] >> UInt64(model) & 1 == 1 {
                context = model
            } else {
                fits = false
                refuse(node, kind)
            }
        } else if let found = step(node, kind) {
            context = found
        } else {
            fits = false
        }
        var excluded: UInt32 = 0
        let forbidden = open[parent].forbidden
        if forbidden != 0, fits {
            var bits = models.excludedBits[Int(kind.number)]
            if nodes[node].attributeCount > 0 { bits |= models.tabindexBits }
            bits &= forbidden
            if bits != 0 { excluded = judgeExclusions(node, kind, bits) }
        }
        if fits, specials[Int(kind.number)] != .none { judgeSpecial(node, kind) }
        push(node, kind, context: context, excluded: excluded)
    }

    /// Pushes an element onto the stack, unless no child needs to be checked: it is empty, or contains only one text,
    /// and its content model allows that.
    /// - Parameters:
    ///   - context: the index of the set of kinds that are allowed at its position.
    ///   - excluded: the bits of exclusions that have been reported and are not reported again for its descendants.
    mutating func push(_ node: Int, _ kind: Kind, context: UInt8, excluded: UInt32 = 0) {
        let parent = open[open.count - 1]
        var index = Int(models.variantsOfKind[Int(kind.number)])
        if Int(models.variantsOfKind[Int(kind.number) + 1]) - index > 1 {
            index = models.variant(kind, parent.kind, parent.inside, page, node)
        }
        let variant = models.variants[index]
        if nodes[node].end == Int32(truncatingIfNeeded: node + 1), variant.acceptsNothing { return }
        let model = variant.model == ContentModels.transparent ? context : variant.model
        let isSet = model < ContentModels.firstAutomaton
        let allowsText = isSet && models.setsOfKind[Int(Kind.text.number)] >> UInt64(model) & 1 == 1
        if allowsText, nodes[node].end == Int32(truncatingIfNeeded: node + 2), nodes[node + 1].kind == .text {
            silent = node + 1
            return
        }
        var element = WalkedElement(node: node, end: nodes[node].end)
        element.kind = kind
        element.variant = Int16(truncatingIfNeeded: index)
        element.model = model
        element.context = context
        element.allowsText = allowsText
        if !isSet { element.state = models.automata[Int(model - ContentModels.firstAutomaton)].start }
        element.forbidden = parent.forbidden & ~excluded | variant.forbids
        element.inside = parent.inside | insides[Int(kind.number)]
        switch specials[Int(kind.number)] {
        case .none, .link, .meta, .area, .main, .experimental, .noscript: break
        case .template:
            element.inside = Inside.template.union(.map).rawValue
            element.forbidden = 0
        case .button where parent.kind == Special.selectKind: element.inside |= Inside.selectButton.rawValue
        case .form where hasName(node): element.inside |= Inside.refusesMain.rawValue
        case .ruby where parent.inside & Inside.ruby.rawValue != 0: element.inside |= Inside.innerRuby.rawValue
        // An `rt` may contain another `ruby`, unless its own `ruby` is already inside another one.
        case .rt where parent.inside & Inside.innerRuby.rawValue == 0: element.inside &= ~Inside.ruby.rawValue
        case .button, .form, .ruby, .rt, .selectedcontent: break
        }
        open.append(element)
    }

    private func hasName(_ node: Int) -> Bool {
        page.has(.ariaLabel, node) || page.has(.ariaLabelledby, node) || page.has(.title, node)
    }

    /// Pushes an element of SVG or MathML onto the stack, unless it is empty.
    mutating func push(_ node: Int, mode: WalkedElement.Mode, model: UInt8 = 0) {
        guard nodes[node].end > Int32(truncatingIfNeeded: node + 1) else { return }
        let parent = open[open.count - 1]
        var element = WalkedElement(node: node, end: nodes[node].end)
        element.mode = mode
        element.model = model
        element.forbidden = parent.forbidden
        element.inside = parent.inside | Inside.refusesMain.rawValue
        open.append(element)
    }
}
