import ArgumentParser

/// How a command prints its output.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}
