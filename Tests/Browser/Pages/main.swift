// Writes the pages for the browser tests and the expected results into a folder. If the path of a built site is given,
// the program also writes the accessibility snapshots of that site's pages. The options `--raw` and `--doors` are for
// doors.py.
import Foundation

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--raw" {
    try RawDoor.answer()
    exit(0)
}
if arguments.first == "--doors", arguments.count == 4 {
    try await DoorPages.write(strings: arguments[2], site: arguments[3], to: arguments[4])
    exit(0)
}
guard (1...2).contains(arguments.count) else {
    FileHandle.standardError.write(
        Data("usage: browser-pages FOLDER [SITE] | --raw | --doors STRINGS SITE FOLDER\n".utf8))
    exit(64)
}
let folder = URL(fileURLWithPath: arguments[1], isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
try await HitPages.write(to: folder)
try ParsingCases.write(to: folder)
if arguments.count == 2 {
    try AccessibilityPages.write(site: URL(fileURLWithPath: arguments[2], isDirectory: true), to: folder)
}
