extension Name {
    /// Whether an element of this name has no end tag in HTML (HTML Standard, 13.1.2).
    package var isVoid: Bool { Self.voidElements[Int(rawValue)] }

    private static let voidElements: [Bool] = allCases.map { ElementKinds.void.contains($0.spelling) }
}
