extension PixelProblem: CustomStringConvertible {
    /// The message, without a final period: what is wrong and, where possible, what to do.
    package var description: String {
        switch self {
        case .noBrowser:
            "--pixels needs Chromium or Chrome, but neither was found in PATH; install one, or add --browser PROGRAM"
        case .noSuchBrowser(let path):
            "\(path): there is no such program; --browser must be the path of Chromium or Chrome"
        case .cannotStart(let path, let reason): "\(path): cannot be started: \(reason)"
        case .ended(let what): "the browser stopped working: \(what)"
        case .noAnswer(let what, let seconds): "the browser did not answer within \(seconds) s (\(what))"
        case .refused(let reason): "the browser failed: \(reason)"
        }
    }
}
