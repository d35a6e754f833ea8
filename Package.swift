// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Vitrine",
    // Linux is supported, too. iOS and its siblings are not, because packages cannot use libxml2 there.
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Vitrine", targets: ["Vitrine", "VitrineKit"]),
        .library(name: "VitrineKit", targets: ["VitrineKit"]),
        .library(name: "VitrineHTML", targets: ["VitrineHTML"]),
        .library(name: "VitrineConformance", targets: ["VitrineConformance"]),
        .library(name: "TappableText", targets: ["TappableText"]),
        .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
        .library(name: "VitrineCombine", targets: ["VitrineCombine"]),
        .executable(name: "vitrine", targets: ["VitrineCommand"]),
    ],
    traits: [
        .trait(
            name: "Combine",
            description: "VitrineCombine on systems without Combine: fetches OpenCombine and builds on it."),
        .trait(
            name: "Markdown",
            description: "Text about components in Markdown: links cmark-gfm, which must be installed."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
        // Fetched only if the trait Combine is enabled. VitrineCombine adds the parts of Combine that this version does
        // not have; the next minor version could add them itself.
        .package(url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0")),
    ],
    targets: [
        .systemLibrary(
            name: "CVitrineLibXML2", pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
        .systemLibrary(
            name: "CVitrineCMark", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
        .target(name: "CVitrineSystem"),
        .target(
            name: "VitrineSupport",
            dependencies: [
                "CVitrineSystem", .product(name: "SystemPackage", package: "swift-system"),
                .product(name: "Yams", package: "Yams"),
            ]),
        .target(name: "VitrineMarkup", dependencies: ["CVitrineLibXML2", "VitrineSupport"]),
        .target(name: "VitrineCSS", dependencies: ["VitrineMarkup", "VitrineSupport"]),
        .target(name: "VitrineAccessibility", dependencies: ["VitrineMarkup", "VitrineSupport"]),
        .target(name: "VitrineHTML", dependencies: ["VitrineMarkup", "VitrineSupport"]),
        .target(
            name: "VitrineMarkdown",
            dependencies: [
                "VitrineHTML", "VitrineSupport", .target(name: "CVitrineCMark", condition: .when(traits: ["Markdown"])),
            ]),
        .target(name: "TappableText"),
        .target(
            name: "VitrineComponents",
            dependencies: ["TappableText", "VitrineHTML", "VitrineMarkup", "VitrineSupport"]),
        // Apple's systems have Combine, so OpenCombine is not linked there.
        .target(
            name: "VitrineCombine",
            dependencies: [
                "VitrineComponents",
                .product(
                    name: "OpenCombine", package: "OpenCombine",
                    condition: .when(platforms: [.linux, .android, .windows, .wasi], traits: ["Combine"])),
            ]),
        .target(name: "VitrineKit", dependencies: ["VitrineComponents", "VitrineHTML"]),
        .target(
            name: "VitrineConformance",
            dependencies: [
                "VitrineAccessibility", "VitrineCSS", "VitrineMarkup", "VitrineSupport",
                .product(name: "Yams", package: "Yams"),
            ]),
        .target(
            name: "VitrineSnapshots",
            dependencies: [
                "VitrineAccessibility", "VitrineCSS", "VitrineComponents", "VitrineHTML", "VitrineMarkup",
                "VitrineSupport", .product(name: "Yams", package: "Yams"),
            ],
            resources: [.embedInCode("Review/review.css"), .embedInCode("Review/review.js")]),
        // Takes screenshots of pages, with a browser that is installed on the machine.
        .target(
            name: "VitrinePixels",
            dependencies: [
                "VitrineSnapshots", "VitrineSupport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        // The program is called vitrine. On a case-insensitive file system, a folder of that name would be the folder
        // of Vitrine.
        .executableTarget(
            name: "VitrineCommand",
            dependencies: [
                "VitrineCSS", "VitrineConformance", "VitrineMarkup", "VitrinePixels", "VitrineSnapshots",
                "VitrineSupport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(
            name: "VitrineThemes", path: "themes",
            resources: [.copy("components"), .copy("default"), .copy("paper"), .copy("strings")]),
        .target(
            name: "VitrineSite",
            dependencies: [
                "VitrineCSS", "VitrineComponents", "VitrineConformance", "VitrineHTML", "VitrineMarkdown",
                "VitrineMarkup", "VitrineSnapshots", "VitrineSupport", "VitrineThemes",
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "Yams", package: "Yams"),
            ]),
        .target(
            name: "Vitrine",
            dependencies: [
                "VitrineComponents", "VitrineConformance", "VitrineHTML", "VitrinePixels", "VitrineSite",
                "VitrineSnapshots", "VitrineSupport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(
            name: "VitrineTesting",
            dependencies: [
                "VitrineCSS", "VitrineComponents", "VitrineConformance", "VitrineMarkup", "VitrineSnapshots",
                "VitrineSupport",
            ]),
        .executableTarget(
            name: "gallery", dependencies: ["Vitrine", "VitrineConformance", "VitrineKit", "VitrineSupport"],
            path: "site/Sources",
            exclude: [
                "Components/Avatar.md", "Components/Badge.md", "Components/Meter.md", "Components/Notice.md",
                "Components/TodoRow.md",
            ]),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        // A component library whose types have the names of ready-made components.
        .target(name: "ShopComponents", path: "Tests/ShopComponents"),
        .executableTarget(
            name: "browser-pages",
            dependencies: [
                "TestSupport", "Vitrine", "VitrineAccessibility", "VitrineConformance", "VitrineKit", "VitrineMarkup",
                "VitrineSite", "VitrineSnapshots", "VitrineSupport",
            ],
            path: "Tests/Browser/Pages"),
        .executableTarget(
            name: "check-fuzz", dependencies: ["TestSupport", "VitrineConformance", "VitrineSupport"],
            path: "Tests/Fuzz"),
        .testTarget(name: "VitrineSupportTests", dependencies: ["TestSupport", "VitrineSupport"]),
        // These two benchmarks use package declarations; the others are in Benchmarks, a separate package like a
        // user's.
        .executableTarget(
            name: "check-bench", dependencies: ["VitrineCSS", "VitrineConformance", "VitrineMarkup"],
            path: "Benchmarks/Sources/CheckBench"),
        .executableTarget(
            name: "compare-bench", dependencies: ["VitrineSnapshots"], path: "Benchmarks/Sources/CompareBench"),
        .testTarget(name: "VitrineHTMLTests", dependencies: ["TestSupport", "VitrineHTML", "VitrineMarkup"]),
        .testTarget(name: "VitrineMarkdownTests", dependencies: ["VitrineHTML", "VitrineMarkdown"]),
        .testTarget(name: "TappableTextTests", dependencies: ["TappableText", "TestSupport"]),
        .testTarget(name: "VitrineCSSTests", dependencies: ["TestSupport", "VitrineCSS", "VitrineMarkup"]),
        .testTarget(name: "VitrineMarkupTests", dependencies: ["CVitrineLibXML2", "TestSupport", "VitrineMarkup"]),
        // Uses only public declarations, as a user's package does.
        .executableTarget(
            name: "TodoGallery", dependencies: ["Vitrine"], path: "Tests/PublicAPITests/TodoGallery",
            packageAccess: false),
        .executableTarget(
            name: "TrialGallery", dependencies: ["Vitrine"], path: "Tests/PublicAPITests/TrialGallery",
            packageAccess: false),
        .executableTarget(
            name: "CrowdGallery", dependencies: ["Vitrine"], path: "Tests/PublicAPITests/CrowdGallery",
            packageAccess: false),
        .executableTarget(
            name: "HarborGallery", dependencies: ["Vitrine"], path: "Tests/PublicAPITests/GuideGallery/Sources",
            packageAccess: false),
        .testTarget(
            name: "PublicAPITests",
            dependencies: [
                "HarborGallery", "TappableText", "TestSupport", "TodoGallery", "TrialGallery", "Vitrine",
                "VitrineCombine", "VitrineConformance", "VitrineHTML", "VitrineTesting",
            ],
            exclude: ["CrowdGallery", "GuideGallery", "TodoGallery", "TrialGallery"], packageAccess: false),
        .testTarget(
            name: "VitrineConformanceTests",
            dependencies: [
                "TestSupport", "VitrineAccessibility", "VitrineConformance", "VitrineMarkup", "VitrineSupport",
            ]),
        .testTarget(
            name: "VitrineCommandTests",
            dependencies: [
                "TestSupport", "VitrineCommand", "VitrineConformance", "VitrineMarkup", "VitrineSupport",
                .product(name: "Yams", package: "Yams"),
            ]),
        .testTarget(
            name: "VitrineSiteTests",
            dependencies: [
                "TestSupport", "VitrineComponents", "VitrineConformance", "VitrineHTML", "VitrineMarkup", "VitrineSite",
                "VitrineSupport",
            ]),
        .testTarget(
            name: "VitrineTests",
            dependencies: [
                "ShopComponents", "TestSupport", "Vitrine", "VitrineConformance", "VitrineKit", "VitrineSite",
                "VitrineSnapshots", "VitrineSupport", "gallery",
            ]),
        .testTarget(
            name: "VitrineComponentsTests",
            dependencies: ["TestSupport", "VitrineComponents", "VitrineHTML", "VitrineMarkup", "VitrineSupport"]),
        .testTarget(
            name: "VitrineSnapshotsTests",
            dependencies: [
                "TestSupport", "VitrineAccessibility", "VitrineConformance", "VitrineMarkup", "VitrineSnapshots",
                "VitrineSupport",
            ],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "VitrineTestingTests",
            dependencies: ["TestSupport", "VitrineComponents", "VitrineHTML", "VitrineSnapshots", "VitrineTesting"]),
        .testTarget(
            name: "VitrineCombineTests", dependencies: ["TestSupport", "VitrineCombine", "VitrineComponents"]),
    ]
)

// With VITRINE_OPTIMIZED=1, the targets that read, check and write pages are optimized in debug builds, too. The first
// compilation takes longer, but a debug build then builds a large gallery in a quarter of the time. Tools/build and
// make set it.
let engine: Set = [
    "VitrineAccessibility", "VitrineCSS", "VitrineConformance", "VitrineHTML", "VitrineMarkup", "VitrineSupport",
]
if Context.environment["VITRINE_OPTIMIZED"] == "1" {
    for target in package.targets where engine.contains(target.name) {
        target.swiftSettings = [.unsafeFlags(["-O"], .when(configuration: .debug))]
    }
}

// Tests that are built with special options, such as a sanitizer or optimization, need only a part of the package:
// VITRINE_ONLY="VitrineMarkupTests TappableTextTests" keeps these targets and what they depend on.
if let names = Context.environment["VITRINE_ONLY"]?.split(separator: " ").map(String.init) {
    var kept: Set<String> = []
    var waiting = names
    while let name = waiting.popLast() {
        guard kept.insert(name).inserted, let target = package.targets.first(where: { $0.name == name }) else {
            continue
        }
        for dependency in target.dependencies {
            switch dependency {
            case .byNameItem(let name, _), .targetItem(let name, _): waiting.append(name)
            default: break
            }
        }
    }
    package.targets.removeAll { !kept.contains($0.name) }
    package.products = []

    // Object files to link before all libraries; Packaging/icu-data creates one.
    if let objects = Context.environment["VITRINE_OBJECTS"]?.split(separator: " ").map(String.init) {
        package.targets.first { $0.name == "VitrineCommand" }?.linkerSettings = [.unsafeFlags(objects)]
    }
}
