import VitrinePixels
import VitrineSite
import VitrineSupport

/// The reason why pictures of stories and pages cannot be taken.
enum DrawingProblem: Error {
    /// A theme or an asset of the site cannot be read.
    case site(SiteProblems)
    /// The folder for temporary files cannot be used; with its path and the reason.
    case temporaryFolder(String, FileProblem)
    /// The browser cannot be used.
    case browser(PixelProblem)
}
