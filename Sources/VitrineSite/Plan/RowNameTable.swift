import VitrineComponents

/// The names of the rows of all sections. They share one array, because a large site may have very many sections with
/// few rows, and an array for each of them would take several times the memory of the names.
struct RowNameTable: Sendable {
    private var names: [String] = []
    /// The position of the first name of each section; the last element is the number of all names.
    private var starts: [Int32] = [0]

    init(_ sections: [Section]) {
        names.reserveCapacity(sections.reduce(0) { $0 + $1.items.count })
        starts.reserveCapacity(sections.count + 1)
        for section in sections {
            names += RowNames(section.items).names
            starts.append(Int32(clamping: names.count))
        }
    }

    subscript(section: Int, row: Int) -> String { names[Int(starts[section]) + row] }

    /// The names of the rows of a section, in order.
    subscript(section: Int) -> ArraySlice<String> { names[Int(starts[section])..<Int(starts[section + 1])] }
}
