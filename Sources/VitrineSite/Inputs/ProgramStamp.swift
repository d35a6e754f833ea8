import Foundation
import VitrineSupport

/// Identifies the code that renders the pages: the program, the version of the operating system and, on Linux, the
/// libraries that the program has loaded.
///
/// The code of views cannot be compared, so a newly compiled program is always treated as changed.
enum ProgramStamp {
    /// The stamp; nil if the program cannot find its own file or, on Linux, the list of its libraries.
    static let text: String? = {
        guard let path = Bundle.main.executablePath, let own = FileStamp(path) else { return nil }
        var stamps = [own.text]
        #if os(Linux)
            guard let maps = try? FileReader.bytes(of: "/proc/self/maps") else { return nil }
            var seen: Set<String> = []
            for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") {
                guard let start = line.firstIndex(of: "/") else { continue }
                let file = String(line[start...])
                if seen.insert(file).inserted { stamps.append(FileStamp(file)?.text ?? file) }
            }
        #endif
        stamps.append(ProcessInfo.processInfo.operatingSystemVersionString)
        return stamps.sorted().joined(separator: "\n")
    }()
}
