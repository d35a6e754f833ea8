/// The reason why pages cannot be drawn.
package enum PixelProblem: Error, Hashable {
    /// No browser was named, and none was found in the folders of `PATH`.
    case noBrowser
    /// There is no program of this name.
    case noSuchBrowser(String)
    /// The browser cannot be started; the reason comes from the system.
    case cannotStart(String, reason: String)
    /// The browser quit, or sent something that is not valid.
    case ended(String)
    /// The browser did not answer a command or send an event in time.
    case noAnswer(String, seconds: Int)
    /// The browser refused a command.
    case refused(String)
}
