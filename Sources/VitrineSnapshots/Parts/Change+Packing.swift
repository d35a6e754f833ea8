import VitrineCSS
import VitrineSupport

extension Change {
    /// Writes all properties, in the order in which ``init(from:)`` reads them.
    func write(to packed: inout PackedWriter) {
        packed.add(kind.rawValue)
        switch subject {
        case .node: packed.add(0)
        case .documentType: packed.add(1)
        case .column(let cells):
            packed.add(2)
            packed.add(cells.map { "\($0)" })
        }
        packed.add(layer.rawValue)
        packed.add(component)
        packed.add(instance)
        packed.add(element)
        packed.add(part)
        packed.add(name)
        packed.add(before)
        packed.add(after)
        packed.add(isAround)
        packed.add(label)
        packed.add(isCounterpart)
        packed.add(references)
        packed.add(brokenLinks)
        packed.add([resolved].compactMap(\.self)) { addresses, packed in
            packed.add(addresses.before)
            packed.add(addresses.after)
        }
        packed.add([effect].compactMap(\.self)) { $0.write(to: &$1) }
        packed.add([sheet].compactMap(\.self)) { $0.write(to: &$1) }
    }

    /// Reads what ``write(to:)`` wrote.
    init(from packed: inout PackedReader) throws(PackedReader.Damage) {
        guard let kind = Kind(rawValue: try packed.string()) else { throw PackedReader.Damage() }
        let subject: Subject
        switch try packed.int() {
        case 0: subject = .node
        case 1: subject = .documentType
        case 2: subject = .column(cells: try packed.optionalString().flatMap { Int($0) })
        default: throw PackedReader.Damage()
        }
        guard let layer = Layer(rawValue: try packed.string()) else { throw PackedReader.Damage() }
        let (component, instance) = (try packed.optionalString(), try packed.optionalString())
        let (element, part) = (try packed.string(), try packed.string())
        self.init(kind: kind, subject: subject, layer: layer, element: element, part: part)
        (self.component, self.instance) = (component, instance)
        name = try packed.optionalString()
        before = try packed.optionalString()
        after = try packed.optionalString()
        isAround = try packed.bool()
        label = try packed.optionalString()
        isCounterpart = try packed.bool()
        references = try packed.int()
        brokenLinks = try packed.int()
        resolved = try packed.list { (packed) throws(PackedReader.Damage) in
            Addresses(before: try packed.string(), after: try packed.string())
        }.first
        effect = try packed.list { (packed) throws(PackedReader.Damage) in try AccessibleEffect(from: &packed) }.first
        sheet = try packed.list { (packed) throws(PackedReader.Damage) in try SheetEffect(from: &packed) }.first
    }
}

extension AccessibleEffect {
    fileprivate func write(to packed: inout PackedWriter) {
        packed.add(kind.rawValue)
        packed.add(role)
        packed.add(name)
        packed.add(state)
        packed.add(before)
        packed.add(after)
        packed.add(isOfMarkup)
        packed.add(hasCause)
        packed.add(causeElement)
        packed.add(count)
    }

    fileprivate init(from packed: inout PackedReader) throws(PackedReader.Damage) {
        guard let kind = Kind(rawValue: try packed.string()) else { throw PackedReader.Damage() }
        self.init(kind: kind, role: try packed.string(), name: try packed.string())
        state = try packed.optionalString()
        before = try packed.optionalString()
        after = try packed.optionalString()
        isOfMarkup = try packed.bool()
        hasCause = try packed.bool()
        causeElement = try packed.optionalString()
        count = try packed.int()
    }
}

extension SheetEffect {
    fileprivate func write(to packed: inout PackedWriter) {
        switch cause {
        case .rules: packed.add(0)
        case .token(let token):
            packed.add(1)
            packed.add(token.name)
            packed.add(token.before)
            packed.add(token.after)
        case .file(let file):
            packed.add(2)
            packed.add(file.rawValue)
        }
        packed.add(conditions.sorted()) { $0.write(to: &$1) }
        packed.add(isSeen)
        packed.add([contrast].compactMap(\.self)) { contrast, packed in
            packed.add(hash: contrast.before.bitPattern)
            packed.add(hash: contrast.after.bitPattern)
        }
    }

    fileprivate init(from packed: inout PackedReader) throws(PackedReader.Damage) {
        let cause: Cause
        switch try packed.int() {
        case 0: cause = .rules
        case 1:
            cause = .token(
                .init(
                    name: try packed.string(), before: try packed.optionalString(), after: try packed.optionalString())
            )
        case 2:
            guard let file = FileChange(rawValue: try packed.int()) else { throw PackedReader.Damage() }
            cause = .file(file)
        default: throw PackedReader.Damage()
        }
        let conditions = try packed.list { (packed) throws(PackedReader.Damage) in try StyleCondition(from: &packed) }
        self.init(cause: cause, conditions: Set(conditions))
        isSeen = try packed.bool()
        contrast = try packed.list { (packed) throws(PackedReader.Damage) in
            StyleEffect.Contrasts(
                before: Double(bitPattern: try packed.hash()), after: Double(bitPattern: try packed.hash()))
        }.first
    }
}

extension StyleCondition {
    /// The conditions that consist of only a name.
    private static let named: [StyleCondition] = [
        .light, .dark, .narrow, .print, .reducedMotion, .forcedColors, .moreContrast, .touch,
    ]

    fileprivate func write(to packed: inout PackedWriter) {
        switch self {
        case .width(let width):
            packed.add(-1)
            packed.add(width)
        case .state(let name):
            packed.add(-2)
            packed.add(name)
        case .light, .dark, .narrow, .print, .reducedMotion, .forcedColors, .moreContrast, .touch:
            packed.add(Self.named.firstIndex(of: self) ?? 0)
        }
    }

    fileprivate init(from packed: inout PackedReader) throws(PackedReader.Damage) {
        switch try packed.int(in: -2...Self.named.count - 1) {
        case -1: self = .width(try packed.int())
        case -2: self = .state(try packed.string())
        case let number: self = Self.named[number]
        }
    }
}
