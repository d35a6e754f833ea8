/// Receives the progress of a build. Workers call ``advance()`` concurrently.
package protocol BuildProgress: Sendable {
    /// Called once with the number of pages of the build.
    func start(total: Int)
    /// Called after each page.
    func advance()
    /// Called after all pages.
    func finish()
}
