/// Writes HTML as bytes, element by element, into one reused buffer.
///
/// A view receives the writer and calls its functions; nested content is a closure:
///
/// ```swift
/// html.ul(.class("todos")) {
///     for todo in todos {
///         html.li(.class("todo"), .class("done", when: todo.isDone)) {
///             html.a(todo.title, .href(todo.link))
///         }
///     }
/// }
/// ```
///
/// The output is *polyglot*: the same bytes are HTML for a browser and well-formed XML for an XML parser. Void elements
/// end in `/>`, every other element has an end tag, attributes are always quoted, and the only references are
/// `&lt; &gt; &amp; &quot;` and numeric ones. Text and attributes are escaped for their context, addresses are checked,
/// and there is no way to turn off the escaping; markup from elsewhere can only be written as ``RawMarkup``, which has
/// been parsed.
///
/// Mistakes do not stop the writer. Each becomes an ``HTMLProblem`` in ``problems``, the faulty piece is left out (a
/// forbidden character becomes U+FFFD), and the bytes stay well-formed. One run can thus report all mistakes.
///
/// A writer is a class because all closures of a page must write to the same buffer. It is not `Sendable`; every worker
/// has its own.
public final class HTML {
    // The store is accessed through a constant pointer: a variable property of the class would be checked for exclusive
    // access at every write.
    @usableFromInline let store: UnsafeMutablePointer<ByteStore>
    @usableFromInline let pendingRoot: UnsafeMutablePointer<Bool>
    var root: FragmentRoot?

    /// The place for further attributes in the root element of the fragment that was begun or restored last. Nil if
    /// the fragment was begun with a mark, or if its root element has not been written.
    package internal(set) var rootElement: RootElement?

    /// The problems in the order in which they were found, except those that have been removed.
    public internal(set) var problems: [HTMLProblem] = []

    /// Whether the root element of the fragment that was begun or restored last was written with the fragment's `id`.
    package internal(set) var hasWrittenID = false

    /// Called after bytes were inserted before others that had already been written. The arguments are the offset and
    /// the number of the inserted bytes.
    package var onInsertion: ((Int, Int) -> Void)?

    /// The object that renders components with this writer. It is stored here for the module that defines it; this
    /// module never reads it.
    package weak var attachment: AnyObject?

    /// Creates a writer.
    /// - Parameter capacity: the number of bytes to make room for at the start. A full buffer grows to at least twice
    ///   its size; it never shrinks.
    public init(capacity: Int = 16 * 1024) {
        store = .allocate(capacity: 1)
        store.initialize(to: ByteStore(capacity: capacity))
        pendingRoot = .allocate(capacity: 1)
        pendingRoot.initialize(to: false)
    }

    deinit {
        store.pointee.base.deallocate()
        store.deallocate()
        pendingRoot.deallocate()
    }

    /// The number of bytes written.
    @inlinable public var count: Int { store.pointee.count }

    /// Removes the written bytes and the problems and ends the current fragment. The memory is kept for the next page.
    public func reset() {
        store.pointee.count = 0
        problems.removeAll(keepingCapacity: true)
        endFragment()
        rootElement = nil
    }

    /// Removes the bytes after the first `count`, such as those of a fragment that turned out to be faulty. The
    /// problems are kept. Does nothing if fewer than `count` bytes are written.
    package func truncate(to count: Int) {
        guard count >= 0, count <= store.pointee.count else { return }
        store.pointee.count = count
    }

    /// The state of a fragment: whether it is waiting for its first element, or where that element is.
    package struct FragmentState: Hashable, Sendable {
        /// Whether the next element becomes the root of the fragment.
        package var isPending: Bool
        var root: FragmentRoot?
        var rootElement: RootElement?
        var hasID: Bool
    }

    /// The state of the fragment that was begun or restored last. The renderer saves it before a nested fragment, and
    /// can restore it afterwards.
    package var fragmentState: FragmentState {
        get {
            FragmentState(
                isPending: pendingRoot.pointee, root: root, rootElement: rootElement, hasID: hasWrittenID)
        }
        set {
            pendingRoot.pointee = newValue.isPending
            root = newValue.root
            rootElement = newValue.rootElement
            hasWrittenID = newValue.hasID
        }
    }

    /// Lets `body` read the bytes written so far. The buffer is valid only inside the closure.
    /// - Throws: what `body` throws.
    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try body(UnsafeBufferPointer(start: store.pointee.base, count: store.pointee.count))
    }

    /// Returns a copy of the bytes in `range`, which is clamped to the bytes written; nil means all bytes.
    public func bytes(in range: Range<Int>? = nil) -> [UInt8] {
        withBytes { all in
            guard let range else { return Array(all) }
            let clamped = range.clamped(to: 0..<all.count)
            return Array(all[clamped])
        }
    }

    /// A copy of everything written, as text.
    public var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

    /// Begins a fragment. The next element is its root: it is marked with the attributes that identify the component.
    /// The mark has no effect if the fragment has no element.
    /// - Parameter fragment: the mark. If it is nil, no attributes are written, and ``rootElement`` is the place where
    ///   they can be inserted later, when it is known where the fragment goes.
    package func beginFragment(_ fragment: FragmentRoot?) {
        root = fragment
        rootElement = nil
        hasWrittenID = false
        pendingRoot.pointee = true
    }

    /// Ends a fragment. A mark that no element has used is dropped.
    package func endFragment() {
        root = nil
        pendingRoot.pointee = false
    }

    /// Returns and removes the problems after the first `count`.
    package func takeProblems(after count: Int = 0) -> [HTMLProblem] {
        guard problems.count > count else { return [] }
        defer { problems.removeSubrange(count...) }
        return Array(problems[count...])
    }

    func report(_ kind: HTMLProblem.Kind) {
        problems.append(HTMLProblem(kind: kind, offset: store.pointee.count))
    }
}
