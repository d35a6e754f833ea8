/// Why pages cannot be rendered.
package enum PixelProblem: Error, Hashable {
    /// No browser was named, and none is on the path.
    case noBrowser
    /// There is no program of this name.
    case noSuchBrowser(String)
    /// The browser cannot be started: the reason of the system.
    case cannotStart(String, reason: String)
    /// The browser quit, or sent something that is not understood.
    case ended(String)
    /// It did not answer in time.
    case noAnswer(String, seconds: Int)
    /// It refused a command.
    case refused(String)
}
