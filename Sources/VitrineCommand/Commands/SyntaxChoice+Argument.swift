import ArgumentParser
import VitrineMarkup

extension SyntaxChoice: ExpressibleByArgument {
    /// What the option is for.
    static let help = ArgumentHelp("The parser that reads pages. (default: xml for .xhtml and .xht, otherwise html)")
}
