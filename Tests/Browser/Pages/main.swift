// Writes the pages that a browser is to test, and what is expected of them, into a folder.
import Foundation

guard CommandLine.arguments.count == 2 else {
    FileHandle.standardError.write(Data("usage: browser-pages FOLDER\n".utf8))
    exit(64)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
try await HitPages.write(to: folder)
