import ArgumentParser

/// How a command prints what it has to say.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}
