import ArgumentParser
import VitrineSupport

/// Which part of a site is made.
struct ShardOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Make only a part of the site, such as 2/4; merge puts all parts together. (default output: part-2-of-4)",
            valueName: "k/n"),
        transform: { text in
            guard let shard = Shard(text) else { throw ValidationError(Shard.mistake(text)) }
            return shard
        })
    var shard: Shard?
    @Option(
        help: ArgumentHelp(
            "What pages cost, as merge --costs wrote it; where there is no such file, it is estimated.",
            valueName: "file"))
    var costs: String?

    func validate() throws {
        if costs != nil, shard == nil { throw ValidationError("--costs is for --shard") }
    }
}
