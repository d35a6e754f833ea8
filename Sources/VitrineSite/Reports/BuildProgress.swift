/// Hears how far a build has come; called from several workers at once.
package protocol BuildProgress: Sendable {
    /// The build has this many pages.
    func start(total: Int)
    /// One more page is done.
    func advance()
    /// All pages are done.
    func finish()
}
