import Foundation
import TestSupport
import Testing

@Suite("vitrine new")
struct NewTests {
    private struct Folder: TestFolder {
        let path: String
        init() throws { path = try Self.makeFolder("new") }

        func run(_ arguments: String..., in folder: String = ".") async throws -> Program.Result {
            try await Program(built: "vitrine").run(arguments, in: "\(path)/\(folder)")
        }
    }

    private static let files = [
        ".github/workflows/gallery.yml", ".gitignore", ".gitlab-ci.yml", ".swift-format", "Package.swift", "README.md",
        "Sources/MyShop/Notice.swift", "Sources/MyShop/Quote.swift", "Sources/MyShopGallery/MyShopGallery.swift",
        "Tests/MyShopTests/MyShopTests.swift", "Tests/MyShopTests/snapshots/.gitkeep", "assets/site.css",
        "data/quotes.json", "templates/quote.mustache",
        "vitrine.yml",
    ]

    @Test func completePackage() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        try folder.write("// swift-tools-version: 6.2\n", to: "a folder/Package.swift")
        let result = try await folder.run("new", "my-shop", "--vitrine", "a folder")
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            result.output
                == """
                my-shop/ was written. Show the gallery in the browser:
                  cd my-shop
                  swift run MyShopGallery dev --open
                CI does not have this copy of Vitrine. Before you push, replace its path in my-shop/Package.swift:
                  .package(url: "https://…", branch: "main")

                """)
        #expect(folder.files("my-shop").keys.sorted() == Self.files)
        let manifest = try folder.read("my-shop/Package.swift")
        #expect(manifest.contains(".package(name: \"Vitrine\", path: \"../a folder\"),\n"))
        #expect(manifest.contains(".product(name: \"Vitrine\", package: \"Vitrine\")"))
    }

    @Test(
        "A name that a shell would split is quoted in the command to copy",
        arguments: [("my shop", "'my shop'"), ("it's", #"'it'\''s'"#)])
    func nameWithSpace(name: String, word: String) async throws {
        let folder = try Folder()
        defer { folder.remove() }
        let result = try await folder.run("new", name, "--vitrine", "https://example.org/v")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("\n  cd \(word)\n"), "\(result.output)")
    }

    /// The test target of a new package must depend on all modules that its test imports. This test only reads the
    /// files; `make samples` compiles them.
    @Test func testOfPackage() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        #expect(try await folder.run("new", "Shop", "--vitrine", "https://example.org/v").status == 0)
        let test = try folder.read("Shop/Tests/ShopTests/ShopTests.swift")
        #expect(test.hasPrefix("import Testing\nimport VitrineKit\nimport VitrineTesting\n\n@testable import Shop\n"))
        let manifest = try folder.read("Shop/Package.swift")
        let target = manifest[try #require(manifest.firstRange(of: ".testTarget(")).lowerBound...]
        #expect(target.contains(#".product(name: "VitrineKit", package: "v")"#))
        #expect(target.contains(#".product(name: "VitrineTesting", package: "v")"#))
    }

    @Test func vitrineFromURL() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        let result = try await folder.run("new", "Shop", "--vitrine", "https://example.org/ui/glass.git")
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            result.output == """
                Shop/ was written. Show the gallery in the browser:
                  cd Shop
                  swift run ShopGallery dev --open

                """)
        let manifest = try folder.read("Shop/Package.swift")
        #expect(manifest.contains(".package(url: \"https://example.org/ui/glass.git\", branch: \"main\"),\n"))
        #expect(manifest.contains("package: \"glass\""))
    }

    @Test func galleryForExistingPackage() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        let manifest =
            "let package = Package(\n    name: \"Shop\", products: [.library(name: \"ShopKit\", targets: [\"ShopKit\"])])\n"
        try folder.write(manifest, to: "Package.swift")
        let result = try await folder.run("init")
        #expect(result.status == 0, "\(result.errors)")
        #expect(try folder.read("Package.swift") == manifest)
        let own = try folder.read("Gallery/Package.swift")
        #expect(own.contains(".package(name: \"Shop\", path: \"..\"),\n"))
        #expect(own.contains(".product(name: \"ShopKit\", package: \"Shop\"),\n"))
    }

    /// GitHub and GitLab look for workflows only in the top folder of a repository.
    @Test func workflowsForExistingPackage() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        try folder.write("let package = Package(name: \"Shop\")\n", to: "Package.swift")
        try folder.write("own: {script: [make]}\n", to: ".gitlab-ci.yml")
        let result = try await folder.run("init", "--vitrine", "https://example.org/v")
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            result.output == """
                Gallery/ was written. Show the gallery in the browser:
                  cd Gallery
                  swift run ShopSamplesGallery dev --open
                .github/workflows/gallery.yml was written.
                .gitlab-ci.yml already exists and was not changed; add a job that runs “swift run ShopSamplesGallery build” in Gallery/.

                """)
        #expect(try folder.read(".gitlab-ci.yml") == "own: {script: [make]}\n")
        let github = try folder.read(".github/workflows/gallery.yml")
        #expect(github.contains("\n    defaults:\n      run:\n        working-directory: Gallery\n    steps:\n"))
        #expect(github.contains("\n          path: Gallery/.build\n"))
        #expect(github.contains("\n          path: Gallery/_site\n"))
        #expect(folder.files("Gallery").keys.filter { $0.hasPrefix(".git") } == [".gitignore"])
    }

    @Test func packageInsideRepository() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        try folder.write("", to: ".git/HEAD")
        try folder.write("let package = Package(name: \"Shop\")\n", to: "Apps/Shop/Package.swift")
        let result = try await folder.run("init", "--vitrine", "https://example.org/v", in: "Apps/Shop")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("\nGitHub and GitLab do not look for these files here; move them to /"))
    }

    @Test func galleryInOtherFolder() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        try folder.write(
            "let package = Package(name: \"Shop\", products: [.library(name: \"Kit\")])\n", to: "Package.swift")
        let result = try await folder.run("init", "--folder", "Tools/My Samples", "--vitrine", "https://example.org/v")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.hasPrefix("Tools/My Samples/ was written."))
        #expect(result.output.contains("\n  cd 'Tools/My Samples'\n"))
        let manifest = try folder.read("Tools/My Samples/Package.swift")
        #expect(manifest.contains(".package(name: \"Shop\", path: \"../..\"),\n"))
        #expect(folder.names == [".github", ".gitlab-ci.yml", "Package.swift", "Tools"])
        let gitlab = try folder.read(".gitlab-ci.yml")
        #expect(gitlab.contains("\n  script:\n    - 'cd ''Tools/My Samples'''\n    - swift test\n"))
        #expect(gitlab.contains("\n    paths: [Tools/My Samples/.build]\n"))
    }

    @Test func galleryInAbsoluteFolder() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        try folder.write(
            "let package = Package(name: \"Shop\", products: [.library(name: \"Kit\")])\n", to: "Package.swift")
        let path = folder.path + "/Samples"
        let result = try await folder.run("init", "--folder", path, "--vitrine", "https://example.org/v")
        #expect(result.status == 0, "\(result.errors)")
        #expect(try folder.read("Samples/Package.swift").contains(".package(name: \"Shop\", path: \"..\"),\n"))
        #expect(folder.names == [".github", ".gitlab-ci.yml", "Package.swift", "Samples"])
        #expect(try folder.read(".github/workflows/gallery.yml").contains("\n        working-directory: Samples\n"))
    }

    /// The names of folders, the addresses and the names of other packages become strings in the manifest, never code.
    @Test func namesAreNotCode() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        let hostile = #"a"), .package(path: "\(x)"#
        try folder.write("// swift-tools-version: 6.2\n", to: "\(hostile)/Package.swift")
        #expect(try await folder.run("new", "Shop", "--vitrine", hostile).status == 0)
        let manifest = try folder.read("Shop/Package.swift")
        #expect(manifest.contains(##".package(name: "Vitrine", path: "../a\"), .package(path: \"\\(x)"),"##))
        #expect(try await folder.run("new", "Tea", "--vitrine", #"https://example.org/a"b\(c).git"#).status == 0)
        let other = try folder.read("Tea/Package.swift")
        #expect(other.contains(##".package(url: "https://example.org/a\"b\\(c).git", branch: "main"),"##))
        #expect(other.contains(##".product(name: "VitrineKit", package: "a\"b\\(c)")"##))
        try folder.write(
            #"let package = Package(name: "\(evil())", products: [.library(name: "\(evil())", targets: [])])"#,
            to: "own/Package.swift")
        #expect(try await folder.run("init", "--vitrine", "https://example.org/v", in: "own").status == 0)
        #expect(!(try folder.read("own/Gallery/Package.swift").contains("evil")))
        for name in ["..", "../..", "/", "", "a/..", "\u{1B}[2J"] {
            #expect(try await folder.run("new", name, "--vitrine", "https://example.org/v").status == 64, "\(name)")
        }
    }

    /// The target of the components must not have the name of a module that the package imports, and `import` refuses
    /// `Self` and `Any`.
    @Test(arguments: [
        ("Vitrine", "Vitrine"), ("vitrine-kit", "VitrineKit"), ("VITRINE", "VITRINE"), ("Testing", "Testing"),
        ("swift", "Swift"), ("Foundation", "Foundation"), ("yams", "Yams"), ("a/self", "Self"), ("any", "Any"),
    ])
    func namesOfModules(name: String, module: String) async throws {
        let folder = try Folder()
        defer { folder.remove() }
        let result = try await folder.run("new", name, "--vitrine", "https://example.org/v")
        #expect(result.status == 64)
        #expect(
            result.errors == "error: “\(module)” cannot be the name of a package: Swift or Vitrine already uses it; "
                + "choose another name\n")
        #expect(folder.names == [])
    }

    @Test func manifestThatIsAFolder() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        try folder.write("", to: "Package.swift/file")
        let result = try await folder.run("init", "--vitrine", "https://example.org/v")
        #expect(result.status == 64)
        #expect(result.errors == "error: Package.swift: is a folder, not a file\n")
    }

    @Test func refusals() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        try folder.write("mine", to: "Shop/file")
        for (arguments, words) in [
            (["new", "Shop"], "error: Shop: the folder already has files; move or rename it first\n"),
            (
                ["new", "12"],
                "error: “12” cannot be the name of a package: it must begin with an ASCII letter, "
                    + "and have at most 64 letters and digits\n"
            ),
            (
                ["new", "Other", "--vitrine", "nowhere"],
                "error: nowhere: there is no Package.swift; --vitrine must be the folder of Vitrine or "
                    + "the URL of its repository\n"
            ),
            (["init"], "error: Package.swift: there is no such file or folder\n"),
        ] {
            let result = try await Program(built: "vitrine").run(arguments, in: folder.path)
            #expect(result.status == 64)
            #expect(result.errors == words)
        }
        #expect(folder.names == ["Shop"])
    }
}
