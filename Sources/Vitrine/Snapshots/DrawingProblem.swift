import VitrinePixels
import VitrineSite
import VitrineSupport

/// The reason why pictures of stories and pages cannot be taken.
enum DrawingProblem: Error {
    /// A theme or an asset of the site cannot be read.
    case site(SiteProblems)
    /// Nothing can be written to the folder for temporary files, which has this path.
    case temporaryFolder(String, FileProblem)
    /// The browser cannot be used.
    case browser(PixelProblem)
}
