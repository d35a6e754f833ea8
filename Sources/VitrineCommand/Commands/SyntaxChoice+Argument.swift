import ArgumentParser
import VitrineMarkup

extension SyntaxChoice: ExpressibleByArgument {
    static let help = ArgumentHelp(
        "The parser that reads pages. (default: xml for .xhtml, .xht and .svg, otherwise html)")
}
