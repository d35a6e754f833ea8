/// The kind of value that is expected. `natural` is a whole number without a sign, and `portion` is a number or a
/// percentage.
enum ValueKind: Equatable, Sendable {
    case text
    case date, month, week, time, dateTime, timeZone, duration, timeElement
    case integer, natural, number, positiveNumber, nonnegativeNumber, coordinates
    case language
    case address, absoluteAddress, imageSet, sizes, color, mailAddress
    case mediaType
    case id, itemType, itemProperty, autocomplete, name
    case viewport, colorScheme
    case policy
    case length, portion, viewBox, points, aspectRatio, transforms
}
