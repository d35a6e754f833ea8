import VitrineSupport

extension ImagesError {
    /// The problem in words, to follow the value and a colon.
    var message: String {
        switch self {
        case .imageMissing(.afterLastComma): "an image is missing after the last comma"
        case .imageMissing(.beforeComma): "an image is missing before a comma"
        case .imageMissing(.betweenCommas): "an image is missing between commas"
        case .widthsAndNone: "some images have a width such as “600w” and one has none"
        case .widthsAndDensities: "widths such as “600w” and densities such as “2x” are mixed"
        case .twoWithoutDensity:
            "two images have the density 1x, which is the default; give one of them another density, such as “2x”"
        case .descriptors(let found, let address):
            "expected one width such as “600w” or one density such as “2x” after \(quoted(address)), found \(quoted(found))"
        case .width(let width): "the width \(quoted(width)) must be a whole number followed by “w”"
        case .zeroWidth(let width): "the width \(quoted(width)) is not greater than zero"
        case .repeatedWidth(let width): "two images have the width \(quoted(width))"
        case .density(let density): "the density \(quoted(density)) must be a number followed by “x”"
        case .zeroDensity(let density): "the density \(quoted(density)) is not greater than zero"
        case .repeatedDensity(let density): "two images have the density \(quoted(density))"
        case .height(let height):
            "\(quoted(height)) is a height; write a width such as “600w” or a density such as “2x”"
        case .descriptor(let found): "expected a width such as “600w” or a density such as “2x”, found \(quoted(found))"
        case .iconSize(let size): "expected a size such as 16x16, or “any”, found \(quoted(size))"
        case .iconSizeZero(let size): "a number in \(quoted(size)) begins with 0"
        }
    }
}
