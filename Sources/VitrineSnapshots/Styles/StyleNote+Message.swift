extension StyleNote: CustomStringConvertible {
    /// The message: a sentence without a final period.
    package var description: String {
        switch self {
        case .noEffect(let path): "\(path) changed, without effect on any compared page"
        case .unused(let path): "\(path) changed; no compared page uses it"
        case .atRule(let name): "\(name) changed; its effect is not compared"
        case .external(let address): "\(address) is on another site; its styles were not compared"
        case .unreadable(let path): "\(path) cannot be read; its styles were not compared"
        case .base(let path): "\(path) has <base>; its styles were not compared"
        case .tooMany(let path): "\(path): not all style differences are listed"
        }
    }
}
