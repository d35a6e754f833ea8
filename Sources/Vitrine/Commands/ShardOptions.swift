import ArgumentParser
import VitrineSupport

/// The options for building a part of a site.
struct ShardOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Build only a part of the site, such as 2/4; join all parts with merge. (default output: part-2-of-4)",
            valueName: "k/n"),
        transform: Shard.init(argument:))
    var shard: Shard?
    @Option(
        help: ArgumentHelp(
            "The rendering times that merge --costs has written. (default: they are estimated)",
            valueName: "file"))
    var costs: String?

    func validate() throws {
        if costs != nil, shard == nil { throw ValidationError("--costs is only allowed with --shard") }
    }
}
