import VitrineSupport

/// A problem with a set of images, or with the sizes of icons.
enum ImagesError: Equatable, Sendable {
    /// The position of a missing image.
    enum Gap: Equatable, Sendable { case afterLastComma, beforeComma, betweenCommas }

    case imageMissing(Gap)
    /// Images with widths together with images without a descriptor.
    case widthsAndNone
    case widthsAndDensities
    /// An image without a descriptor, whose density is therefore 1x, after another image with this density.
    case twoWithoutDensity
    /// An image with more than one descriptor: the descriptors, and the address of the image.
    case descriptors(Bytes, of: Bytes)
    /// A width such as `1.5w` that is not a whole number.
    case width(Bytes)
    case zeroWidth(Bytes)
    case repeatedWidth(Bytes)
    /// A density such as `bigx` that is not a number.
    case density(Bytes)
    case zeroDensity(Bytes)
    case repeatedDensity(Bytes)
    /// A height such as `300h`, which HTML does not allow.
    case height(Bytes)
    /// Something other than a width or a density.
    case descriptor(Bytes)
    /// A size of an icon that is neither `any` nor of the form `16x16`.
    case iconSize(Bytes)
    case iconSizeZero(Bytes)
}
