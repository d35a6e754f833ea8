/// Receives pages as they are rendered. Every worker has its own receiver, so it need not be thread-safe.
package protocol PageReceiver: AnyObject {
    /// Receives a page.
    func receive(_ page: RenderedPage)
}
