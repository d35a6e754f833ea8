/// The types of values, according to the sources of a package.
final class SwiftTypes {
    private let sources: SwiftSources
    private var types: [String: SwiftType?] = [:]

    init(_ sources: SwiftSources) { self.sources = sources }

    /// The type with the given name, as declared by a file inside a folder with the name of the module or, if no such
    /// file declares it, by any other file.
    /// - Returns: nil if none of these files declares the type, or if more than one does.
    func type(_ name: String, module: String) -> SwiftType? {
        let key = "\(module).\(name)"
        if let type = types[key] { return type }
        let type = found(name, module)
        types[key] = .some(type)
        return type
    }

    private func found(_ name: String, _ module: String) -> SwiftType? {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let found = sources.types(named: last).compactMap { path, file in
            SwiftType(name, in: file).map { (path, $0) }
        }
        let own = found.filter { $0.0.split(separator: "/").contains { $0 == module } }
        if own.count == 1 { return own[0].1 }
        return own.isEmpty && found.count == 1 ? found[0].1 : nil
    }
}
