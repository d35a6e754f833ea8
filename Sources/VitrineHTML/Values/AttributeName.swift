import VitrineSupport

/// Checks names of attributes and elements, which must be valid in both HTML and XML.
enum AttributeName {
    /// Returns whether a name is a letter or `_`, followed by letters, digits, `-`, `_` and `.`. Characters outside
    /// ASCII are refused, because XML does not allow all of them. A colon is refused because XML would read the part
    /// before it as a namespace prefix.
    static func isValid(_ name: String) -> Bool {
        guard let first = name.utf8.first, isStart(first) else { return false }
        return name.utf8.allSatisfy(isPart)
    }

    /// Names with capitals, all of them from SVG and MathML (HTML Standard, 13.2.6.1). Browsers lowercase every other
    /// name and XML parsers do not, so with a capital in another name their trees would differ.
    static let mixedCase: Set<String> = [
        "attributeName", "attributeType", "baseFrequency", "baseProfile", "calcMode", "clipPathUnits", "definitionURL",
        "diffuseConstant", "edgeMode", "filterUnits", "glyphRef", "gradientTransform", "gradientUnits", "kernelMatrix",
        "kernelUnitLength", "keyPoints", "keySplines", "keyTimes", "lengthAdjust", "limitingConeAngle", "markerHeight",
        "markerUnits", "markerWidth", "maskContentUnits", "maskUnits", "numOctaves", "pathLength",
        "patternContentUnits",
        "patternTransform", "patternUnits", "pointsAtX", "pointsAtY", "pointsAtZ", "preserveAlpha",
        "preserveAspectRatio",
        "primitiveUnits", "refX", "refY", "repeatCount", "repeatDur", "requiredExtensions", "requiredFeatures",
        "specularConstant", "specularExponent", "spreadMethod", "startOffset", "stdDeviation", "stitchTiles",
        "surfaceScale", "systemLanguage", "tableValues", "targetX", "targetY", "textLength", "viewBox", "viewTarget",
        "xChannelSelector", "yChannelSelector", "zoomAndPan",
    ]

    /// Returns whether a name known only at run time is allowed for an attribute: it must be valid, and lowercase or
    /// one of ``mixedCase``. Two valid names are not allowed: `xmlns`, which would change what an XML parser reads, and
    /// `srcdoc`, whose value must be ``RawMarkup``.
    static func isOpen(_ name: String) -> Bool {
        isValid(name) && name != "xmlns" && name != "srcdoc" && (name == name.lowercased() || mixedCase.contains(name))
    }

    /// Returns whether a name is treated as that of an event handler: whether it begins with `on` and a letter,
    /// regardless of case. This includes names that browsers may support in the future.
    static func isEventHandler(_ name: String) -> Bool {
        let start = name.utf8.prefix(3)
        return start.count == 3 && start.starts(with: "on".utf8, by: { $0.asciiLowercased == $1 })
            && (start.last?.isASCIILetter ?? false)
    }

    /// Returns whether a text is valid after `data-` or `aria-`. It must be lowercase, because browsers lowercase
    /// names.
    static func isSuffix(_ name: StaticString) -> Bool {
        guard name.utf8CodeUnitCount > 0 else { return false }
        for index in 0..<name.utf8CodeUnitCount {
            let byte = name.utf8Start[index]
            guard isPart(byte), !byte.isASCIIUppercase else { return false }
        }
        return true
    }

    private static func isStart(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte == UInt8(ascii: "_")
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        isStart(byte) || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
}
