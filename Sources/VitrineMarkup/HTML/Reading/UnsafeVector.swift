#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A growing array of plain values without reference counts, bounds checks or uniqueness checks.
///
/// The reader appends to it for every node and token; `Array` would check on each change whether it is shared. Memory
/// grows with `realloc`, which often need not copy a large vector. The owner must call ``deallocate()``, and no
/// pointer may leave the reader.
struct UnsafeVector<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        base = Self.allocate(self.capacity)
    }

    func deallocate() { free(base) }

    /// Allocates memory with `malloc`. If that fails, Swift's own allocation ends the program as usual.
    private static func allocate(_ count: Int) -> UnsafeMutablePointer<Element> {
        guard let memory = malloc(count * MemoryLayout<Element>.stride) else { return .allocate(capacity: count) }
        return memory.bindMemory(to: Element.self, capacity: count)
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        get { base[index] }
        nonmutating _modify { yield &base[index] }
    }

    @inline(__always)
    subscript(index: Int32) -> Element {
        get { base[Int(index)] }
        nonmutating _modify { yield &base[Int(index)] }
    }

    /// The last element; the vector must not be empty.
    @inline(__always)
    var last: Element {
        get { base[count - 1] }
        nonmutating _modify { yield &base[count - 1] }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        (base + count).initialize(to: element)
        count += 1
    }

    mutating func append(_ elements: UnsafePointer<Element>, _ number: Int) {
        guard number > 0 else { return }
        if count + number > capacity { grow(to: count + number) }
        (base + count).initialize(from: elements, count: number)
        count += number
    }

    /// Reserves space for `number` more elements.
    mutating func reserve(_ number: Int) {
        if count + number > capacity { grow(to: count + number) }
    }

    mutating func insert(_ element: Element, at index: Int) {
        append(element)
        var at = count - 1
        while at > index {
            base[at] = base[at - 1]
            at -= 1
        }
        base[index] = element
    }

    mutating func remove(at index: Int) {
        var at = index
        while at + 1 < count {
            base[at] = base[at + 1]
            at += 1
        }
        count -= 1
    }

    @inline(__always)
    mutating func removeLast() { count -= 1 }

    /// Removes the elements from an index on and keeps the memory.
    @inline(__always)
    mutating func truncate(to number: Int) { count = min(count, number) }

    /// Removes all elements. If the memory has space for more than `limit` elements, it is replaced by memory for
    /// `limit` elements.
    mutating func clear(keeping limit: Int) {
        count = 0
        guard capacity > limit else { return }
        free(base)
        capacity = max(limit, 16)
        base = Self.allocate(capacity)
    }

    @inline(never)
    private mutating func grow(to needed: Int) {
        let larger = max(capacity * 2, needed)
        if let memory = realloc(base, larger * MemoryLayout<Element>.stride) {
            base = memory.bindMemory(to: Element.self, capacity: larger)
        } else {
            let memory = Self.allocate(larger)
            memory.initialize(from: base, count: count)
            free(base)
            base = memory
        }
        capacity = larger
    }
}
