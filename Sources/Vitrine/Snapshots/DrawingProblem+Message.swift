import VitrinePixels
import VitrineSite
import VitrineSupport

extension DrawingProblem: CustomStringConvertible {
    /// The message as it is printed; several lines for several problems with the site.
    var description: String {
        switch self {
        case .site(let problems): problems.all.map(\.description).joined(separator: "\n")
        case .temporaryFolder(let path, let problem):
            "\(path): error: cannot be used for temporary files, so no pictures were taken: \(problem.reason); "
                + "set the environment variable TMPDIR to another folder"
        case .browser(let problem): "error: \(problem)"
        }
    }
}
