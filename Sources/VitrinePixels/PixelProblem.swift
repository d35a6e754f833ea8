/// A reason why pages cannot be drawn.
package enum PixelProblem: Error, Hashable {
    /// No browser was named, and none is on the path.
    case noBrowser
    /// There is no program of this name.
    case noSuchBrowser(String)
    /// The browser cannot be started, for the reason that the system gives.
    case cannotStart(String, reason: String)
    /// The browser quit, or sent a message that cannot be parsed.
    case ended(String)
    /// The browser did not answer in time.
    case noAnswer(String, seconds: Int)
    /// The browser refused a command.
    case refused(String)
}
