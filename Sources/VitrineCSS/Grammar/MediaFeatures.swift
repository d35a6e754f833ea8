import VitrineSupport

/// The media features of Media Queries 4 and 5, of CSS Round Display and of other standards, without those that have a
/// vendor prefix.
package enum MediaFeatures {
    /// The kind of value that a feature accepts.
    package enum Value: Equatable, Sendable {
        case length, ratio, resolution, integer, flag
        case keywords([String])
    }

    /// A media feature.
    package struct Feature: Sendable {
        /// The kind of value that the feature accepts.
        package var value: Value
        /// Whether the values are ordered, which allows `min-`, `max-`, `<`, `>` and `=`.
        package var isRange: Bool
        /// Whether the feature is deprecated.
        package var isDeprecated = false
    }

    /// Columns: `range`, `deprecated` (a deprecated range) or `discrete`; the name; the kind of value or the keywords.
    private static let text = """
        range       width                         length
        range       height                        length
        range       aspect-ratio                  ratio
        deprecated  device-width                  length
        deprecated  device-height                 length
        deprecated  device-aspect-ratio           ratio
        range       resolution                    resolution
        range       color                         integer
        range       color-index                   integer
        range       monochrome                    integer
        range       horizontal-viewport-segments  integer
        range       vertical-viewport-segments    integer
        discrete    orientation                   portrait landscape
        discrete    scan                          interlace progressive
        discrete    grid                          flag
        discrete    update                        none slow fast
        discrete    overflow-block                none scroll paged
        discrete    overflow-inline               none scroll
        discrete    color-gamut                   srgb p3 rec2020
        discrete    pointer                       none coarse fine
        discrete    any-pointer                   none coarse fine
        discrete    hover                         none hover
        discrete    any-hover                     none hover
        discrete    display-mode                  fullscreen standalone minimal-ui browser picture-in-picture \
        window-controls-overlay tabbed borderless
        discrete    display-state                 fullscreen maximized minimized normal
        discrete    resizable                     true false
        discrete    device-posture                continuous folded
        discrete    environment-blending          opaque additive subtractive
        discrete    dynamic-range                 standard high
        discrete    video-dynamic-range           standard high
        discrete    video-color-gamut             srgb p3 rec2020
        discrete    inverted-colors               none inverted
        discrete    nav-controls                  none back
        discrete    prefers-reduced-motion        no-preference reduce
        discrete    prefers-reduced-transparency  no-preference reduce
        discrete    prefers-reduced-data          no-preference reduce
        discrete    prefers-contrast              no-preference less more custom
        discrete    prefers-color-scheme          light dark
        discrete    forced-colors                 none active
        discrete    scripting                     none initial-only enabled
        discrete    shape                         rect round
        """

    private static let features: [String: Feature] = {
        var features: [String: Feature] = [:]
        for line in text.lines {
            let words = line.words.map(String.init)
            guard words.count > 2 else { continue }
            let value: Value
            switch words[2] {
            case "length": value = .length
            case "ratio": value = .ratio
            case "resolution": value = .resolution
            case "integer": value = .integer
            case "flag": value = .flag
            default: value = .keywords(Array(words[2...]))
            }
            features[words[1]] = Feature(
                value: value, isRange: words[0] != "discrete", isDeprecated: words[0] == "deprecated")
        }
        return features
    }()

    static let names: [String] = features.keys.sorted()

    /// The feature with the given lowercase name; nil if there is none.
    package static func named(_ name: String) -> Feature? { features[name] }

    /// The known media types that are not in ``deprecatedTypes``.
    package static let types: Set = ["all", "screen", "print"]
    /// The deprecated media types, which Media Queries 4 defines to match nothing.
    package static let deprecatedTypes: Set = [
        "tty", "tv", "projection", "handheld", "braille", "embossed", "aural", "speech",
    ]
}
