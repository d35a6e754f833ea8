/// The reason why pages cannot be drawn.
package enum PixelProblem: Error, Hashable {
    /// No browser was named, and none was found in the folders of `PATH`.
    case noBrowser
    /// There is no executable program with this name or path.
    case noSuchBrowser(String)
    /// The browser cannot be started; the reason comes from the system.
    case cannotStart(String, reason: String)
    /// The browser closed the connection, for example because it quit, or sent something that is not JSON.
    case ended(String)
    /// The browser did not answer a command, or did not send an event, in time. The text is the name of the command or
    /// event.
    case noAnswer(String, seconds: Int)
    /// The browser reported an error for a command or a script, or its answer is not as expected.
    case refused(String)
}
