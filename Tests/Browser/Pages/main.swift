// Writes the pages that a browser is to test, and what is expected of them, into a folder. A built site, when one is given,
// is read for its accessibility snapshots.
import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard (1...2).contains(arguments.count) else {
    FileHandle.standardError.write(Data("usage: browser-pages FOLDER [SITE]\n".utf8))
    exit(64)
}
let folder = URL(fileURLWithPath: arguments[1], isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
try await HitPages.write(to: folder)
try ParsingCases.write(to: folder)
if arguments.count == 2 {
    try AccessibilityPages.write(site: URL(fileURLWithPath: arguments[2], isDirectory: true), to: folder)
}
