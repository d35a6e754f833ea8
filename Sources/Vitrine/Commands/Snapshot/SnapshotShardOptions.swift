import ArgumentParser
import VitrineSnapshots
import VitrineSupport

/// The options for checking a part of the snapshots.
struct SnapshotShardOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Check only one part of the stories, such as 2/4 (part 2 of 4). “snapshot merge” joins the parts.",
            valueName: "k/n"),
        transform: Shard.init(argument:))
    var shard: Shard?
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to write the part to. (default: part-K-of-N)", valueName: "file"))
    var output: String?

    func validate() throws {
        if output != nil, shard == nil { throw ValidationError("--output is only allowed with --shard") }
    }

    /// Writes a part and prints a summary.
    func write(_ part: SnapshotRun.Part) throws {
        let shard = part.file.shard
        let path = output ?? "part-\(shard.number)-of-\(shard.count)"
        do throws(FileProblem) {
            try part.file.write(to: path)
        } catch {
            CommandOutput.say("\(path): error: cannot be written: \(error.reason)")
            throw ExitCode(3)
        }
        let all = Count.of(part.allStories, "story", "stories")
        print("part \(shard) with \(Count.grouped(part.stories)) of \(all) in \(path)")
    }
}
