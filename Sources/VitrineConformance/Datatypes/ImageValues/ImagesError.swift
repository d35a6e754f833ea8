import VitrineSupport

/// A problem with a set of images, or with sizes of icons.
enum ImagesError: Equatable, Sendable {
    /// The position of a missing image.
    enum Gap: Equatable, Sendable { case afterLastComma, beforeComma, betweenCommas }

    case imageMissing(Gap)
    /// Images with widths together with images without a descriptor.
    case widthsAndNone
    case widthsAndDensities
    /// Two images without a descriptor, which both mean 1x.
    case twoWithoutDensity
    /// More than one descriptor of an image.
    case descriptors(Bytes, of: Bytes)
    /// A width that is not a whole number.
    case width(Bytes)
    case zeroWidth(Bytes)
    case repeatedWidth(Bytes)
    /// A density that is not a number.
    case density(Bytes)
    case zeroDensity(Bytes)
    case repeatedDensity(Bytes)
    case height(Bytes)
    /// Something other than a width or a density.
    case descriptor(Bytes)
    /// A size of an icon that is not written as `16x16`.
    case iconSize(Bytes)
    case iconSizeZero(Bytes)
}
