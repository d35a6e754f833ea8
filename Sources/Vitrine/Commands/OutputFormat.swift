import ArgumentParser

/// The format in which a command prints its output.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}
