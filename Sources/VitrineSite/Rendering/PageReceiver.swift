/// Takes pages as they are rendered. Every worker has its own, so it need not be safe to share.
package protocol PageReceiver: AnyObject {
    /// Takes a page.
    func receive(_ page: RenderedPage)
}
