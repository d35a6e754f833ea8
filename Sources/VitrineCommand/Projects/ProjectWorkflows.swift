/// The files with which GitHub and GitLab build a gallery. Both look for them only in the top folder of a repository.
struct ProjectWorkflows {
    /// The name of the gallery's program.
    let program: String
    /// The path from the folder of these files to that of the package; nil if it is the same folder.
    let folder: String?

    /// The texts of the files, keyed by path.
    var files: [String: String] { [".github/workflows/gallery.yml": github, ".gitlab-ci.yml": gitlab] }

    private var github: String {
        let defaults = folder.map { "    defaults:\n      run:\n        working-directory: \(Self.yaml($0))\n" } ?? ""
        return """
            name: Gallery
            on: [push, pull_request]

            jobs:
              gallery:
                runs-on: ubuntu-24.04
                container: swift:6.2
            \(defaults)    steps:
                  - uses: actions/checkout@v4
                  - run: apt-get update && apt-get install -y libxml2-dev
                  - uses: actions/cache@v4
                    with:
                      path: \(inPackage(".build"))
                      key: swift-${{ hashFiles('**/Package.resolved', '**/Package.swift') }}-${{ github.sha }}
                      restore-keys: swift-${{ hashFiles('**/Package.resolved', '**/Package.swift') }}-
                  - run: swift test
                  - run: swift run \(program) build
                  - uses: actions/upload-artifact@v4
                    with:
                      name: gallery
                      path: \(inPackage("_site"))

            """
    }

    private var gitlab: String {
        let enter = folder.map { "    - \(Self.yaml("cd \(ShellText.word($0))"))\n" } ?? ""
        return """
            gallery:
              image: swift:6.2
              before_script:
                - apt-get update && apt-get install -y libxml2-dev
              script:
            \(enter)    - swift test
                - swift run \(program) build
              cache:
                key: swift
                paths: [\(inPackage(".build"))]
              artifacts:
                paths: [\(inPackage("_site"))]

            """
    }

    private func inPackage(_ path: String) -> String { Self.yaml(folder.map { "\($0)/\(path)" } ?? path) }

    /// Returns a text as a YAML scalar. It is in quotation marks if it contains anything but letters, digits, spaces
    /// and `-_./`, if it begins with a space or a hyphen, or if it ends with a space.
    private static func yaml(_ text: String) -> String {
        let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "-_./ ".contains($0) }
        if isPlain, !text.hasPrefix(" "), !text.hasPrefix("-"), !text.hasSuffix(" ") { return text }
        return "'" + text.replacing("'", with: "''") + "'"
    }
}
