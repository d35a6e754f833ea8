import VitrineSupport

/// What is allowed as the name of an attribute or element, in HTML and XML at once.
enum AttributeName {
    /// A letter or `_`, then letters, digits, `-`, `_`, `.`. Everything outside ASCII is refused, since XML would not
    /// take all of it, and so is a colon: XML would look for the namespace of what comes before it.
    static func isValid(_ name: String) -> Bool {
        guard let first = name.utf8.first, isStart(first) else { return false }
        return name.utf8.allSatisfy(isPart)
    }

    /// Names with capitals, all of SVG and MathML (HTML Standard, 13.2.6.5). Browsers fold every other name, XML parsers none:
    /// a capital elsewhere would give them different trees.
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

    /// What may be the name of an attribute that is data: a name in lower case or one of ``mixedCase``; neither `xmlns`,
    /// which would change what an XML parser sees, nor `srcdoc`, which takes ``RawMarkup``.
    static func isOpen(_ name: String) -> Bool {
        isValid(name) && name != "xmlns" && name != "srcdoc" && (name == name.lowercased() || mixedCase.contains(name))
    }

    /// Whether a name is that of an event handler: `on` and a letter. Names that browsers may give a meaning later are among them.
    static func isEventHandler(_ name: String) -> Bool {
        let start = name.utf8.prefix(3)
        return start.count == 3 && start.starts(with: "on".utf8, by: { $0.asciiLowercased == $1 })
            && (start.last?.isASCIILetter ?? false)
    }

    /// The part after `data-` or `aria-`: in lower case, since browsers fold what they read.
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
