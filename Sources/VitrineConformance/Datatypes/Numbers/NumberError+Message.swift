extension NumberError {
    /// The problem in words, to follow the value and a colon.
    var message: String {
        switch self {
        case .tooSmall(let least): "the smallest allowed value is \(least)"
        case .tooLarge(let most): "the largest allowed value is \(most)"
        case .plusSign: "a number must not begin with “+”"
        case .digitMissing(let sign): "a digit is missing after “\(sign)”"
        }
    }
}
