// The editing methods that Blocks also has; see Documentation/coming-from-blocks.md. Each method makes one edit and one
// update; an index out of range is an error.
extension Renderer {
    /// Inserts a section at an index. If the index equals the number of sections, the section is appended.
    /// - Throws: ``RenderProblems`` if the index is out of range, or for the same reasons as ``updateSections(_:)``. In
    ///   that case, nothing changes.
    @discardableResult
    public func insertSection(_ section: Section, at index: Int) throws(RenderProblems) -> SectionUpdate {
        try insertSections([section], at: index)
    }

    /// Inserts sections at an index. If the index equals the number of sections, the new sections are appended.
    /// - Throws: ``RenderProblems`` if the index is out of range, or for the same reasons as ``updateSections(_:)``. In
    ///   that case, nothing changes.
    @discardableResult
    public func insertSections(_ new: [Section], at index: Int) throws(RenderProblems) -> SectionUpdate {
        guard (0...sections.count).contains(index) else {
            throw outOfRange(index, count: sections.count, of: "section")
        }
        var next = sections
        next.insert(contentsOf: new, at: index)
        return try updateSections(next)
    }

    /// Appends a section.
    /// - Throws: ``RenderProblems`` for the same reasons as ``updateSections(_:)``. In that case, nothing changes.
    @discardableResult
    public func appendSection(_ section: Section) throws(RenderProblems) -> SectionUpdate {
        try updateSections(sections + [section])
    }

    /// Appends sections.
    /// - Throws: ``RenderProblems`` for the same reasons as ``updateSections(_:)``. In that case, nothing changes.
    @discardableResult
    public func appendSections(_ new: [Section]) throws(RenderProblems) -> SectionUpdate {
        try updateSections(sections + new)
    }

    /// Removes the section at an index.
    /// - Throws: ``RenderProblems`` if the index is out of range, or for the same reasons as ``updateSections(_:)``. In
    ///   that case, nothing changes.
    @discardableResult
    public func removeSection(at index: Int) throws(RenderProblems) -> SectionUpdate {
        guard sections.indices.contains(index) else { throw outOfRange(index, count: sections.count, of: "section") }
        var next = sections
        next.remove(at: index)
        return try updateSections(next)
    }

    /// Removes all sections for which `isRemoved` returns true.
    /// - Throws: ``RenderProblems`` for the same reasons as ``updateSections(_:)``. In that case, nothing changes.
    @discardableResult
    public func removeSections(where isRemoved: (Section) -> Bool) throws(RenderProblems) -> SectionUpdate {
        try updateSections(sections.filter { !isRemoved($0) })
    }

    /// Replaces all sections with one section with the id `"0"`.
    /// - Throws: ``RenderProblems`` for the same reasons as ``updateSections(_:)``. In that case, nothing changes.
    @discardableResult
    public func updateRows(
        _ rows: [any Component], file: String = #fileID, line: Int = #line
    ) throws(RenderProblems) -> SectionUpdate {
        try updateSections([Section(id: "0", rows: rows, file: file, line: line)])
    }

    /// Appends a row to the section at an index; nil means the last section.
    /// - Throws: ``RenderProblems`` if the index is out of range or there is no section, or for the same reasons as
    ///   ``updateSections(_:)``. In that case, nothing changes.
    @discardableResult
    public func appendRow(
        _ row: any Component, atSectionIndex index: Int? = nil, file: String = #fileID, line: Int = #line
    ) throws(RenderProblems) -> SectionUpdate {
        let number = index ?? max(sections.count - 1, 0)
        guard sections.indices.contains(number) else {
            throw outOfRange(number, count: sections.count, of: "section")
        }
        return try insertRows(
            [row], at: RowPath(section: number, row: sections[number].items.count), file: file, line: line)
    }

    /// Inserts a row at a path. If `path.row` equals the number of rows in the section, the row is appended.
    /// - Throws: ``RenderProblems`` if the path is out of range, or for the same reasons as ``updateSections(_:)``. In
    ///   that case, nothing changes.
    @discardableResult
    public func insertRow(
        _ row: any Component, at path: RowPath, file: String = #fileID, line: Int = #line
    ) throws(RenderProblems) -> SectionUpdate {
        try insertRows([row], at: path, file: file, line: line)
    }

    /// Inserts rows at a path. If `path.row` equals the number of rows in the section, the new rows are appended.
    /// - Throws: ``RenderProblems`` if the path is out of range, or for the same reasons as ``updateSections(_:)``. In
    ///   that case, nothing changes.
    @discardableResult
    public func insertRows(
        _ rows: [any Component], at path: RowPath, file: String = #fileID, line: Int = #line
    ) throws(RenderProblems) -> SectionUpdate {
        guard sections.indices.contains(path.section) else {
            throw outOfRange(path.section, count: sections.count, of: "section")
        }
        var next = sections
        let count = next[path.section].items.count
        guard (0...count).contains(path.row) else { throw outOfRange(path.row, count: count, of: "row") }
        let place = SourcePlace(file: file, line: line)
        next[path.section].items.insert(contentsOf: rows.map { Row($0, place: place) }, at: path.row)
        return try updateSections(next)
    }

    /// Removes the row at a path.
    /// - Throws: ``RenderProblems`` if the path is out of range, or for the same reasons as ``updateSections(_:)``. In
    ///   that case, nothing changes.
    @discardableResult
    public func removeRow(at path: RowPath) throws(RenderProblems) -> SectionUpdate {
        guard sections.indices.contains(path.section) else {
            throw outOfRange(path.section, count: sections.count, of: "section")
        }
        var next = sections
        let count = next[path.section].items.count
        guard (0..<count).contains(path.row) else { throw outOfRange(path.row, count: count, of: "row") }
        next[path.section].items.remove(at: path.row)
        return try updateSections(next)
    }

    /// Removes all rows for which `isRemoved` returns true, in one update.
    /// - Throws: ``RenderProblems`` for the same reasons as ``updateSections(_:)``. In that case, nothing changes.
    @discardableResult
    public func removeRows(where isRemoved: (any Component) -> Bool) throws(RenderProblems) -> SectionUpdate {
        var next = sections
        for index in next.indices { next[index].items.removeAll { isRemoved($0.component) } }
        return try updateSections(next)
    }
}
