import Foundation
import VitrineSupport

/// Takes screenshots of pages on disk, always in the same way: scripts do not run, animations are stopped, and fonts
/// are loaded.
package final class PageCamera {
    private let session: BrowserSession
    /// The session of the page that displays the files, so that pictures of them can be taken.
    private let stage: String
    /// The session of a separate page, which draws pictures in order to compare them.
    private let desk: String

    /// The maximum height of a picture, in pixels.
    package static let highest = 10_000

    /// A picture in PNG format.
    package struct Picture: Hashable, Sendable {
        /// The PNG file in Base64.
        let text: String
        /// The height of the page, in pixels.
        let pageHeight: Int

        /// Whether the page is taller than the picture.
        package var isCut: Bool { pageHeight > PageCamera.highest }

        /// The bytes of the PNG.
        package var bytes: [UInt8] { Data(base64Encoded: text).map { [UInt8]($0) } ?? [] }
    }

    /// Starts a browser.
    /// - Throws: ``PixelProblem``.
    package init(browser program: String) throws(PixelProblem) {
        session = try BrowserSession(program)
        do throws(PixelProblem) {
            desk = try session.page()
            // The page for screenshots is opened last, so that its window is in front: the browser may delay the
            // drawing of a covered window.
            stage = try session.page()
            try session.call("Page.enable", in: stage)
            try session.call("Emulation.setScriptExecutionDisabled", in: stage) { $0.field("value", true) }
        } catch {
            session.end()
            throw error
        }
    }

    /// Ends the browser.
    package func end() { session.end() }

    /// Takes a picture of a whole page, up to a height of ``highest`` pixels.
    /// - Parameter path: the path of the page's file.
    /// - Throws: ``PixelProblem``.
    package func picture(of path: String, _ view: PixelView) throws(PixelProblem) -> Picture {
        try session.call("Emulation.setDeviceMetricsOverride", in: stage) {
            $0.field("width", view.width)
            $0.field("height", 900)
            $0.field("deviceScaleFactor", 1)
            $0.field("mobile", false)
        }
        try session.call("Emulation.setEmulatedMedia", in: stage) {
            $0.field("media", "screen")
            $0.array(
                "features", [("prefers-color-scheme", view.scheme.rawValue), ("prefers-reduced-motion", "reduce")]
            ) {
                $1.field("name", $0.0)
                $1.field("value", $0.1)
            }
        }
        session.forgetEvents()
        let address = URL(fileURLWithPath: path).absoluteString
        let answer = try session.call("Page.navigate", in: stage) { $0.field("url", address) }
        if let reason = answer["errorText"]?.string { throw .refused("\(path): \(reason)") }
        try session.wait(for: "Page.loadEventFired", in: stage)
        try evaluate(Self.settle, in: stage)
        let metrics = try session.call("Page.getLayoutMetrics", in: stage)
        let height = metrics["cssContentSize"]?["height"]?.integer ?? 900
        let shown = min(max(height, 1), Self.highest)
        let shot = try session.call("Page.captureScreenshot", in: stage) {
            $0.field("format", "png")
            $0.field("captureBeyondViewport", true)
            $0.field("optimizeForSpeed", true)
            $0.object("clip") {
                $0.field("x", 0)
                $0.field("y", 0)
                $0.field("width", view.width)
                $0.field("height", shown)
                $0.field("scale", 1)
            }
        }
        guard let text = shot["data"]?.string else { throw .refused("\(path): no picture was taken") }
        return Picture(text: text, pageHeight: height)
    }

    /// Returns the difference between two pictures; nil if they are the same.
    /// - Throws: ``PixelProblem``.
    package func difference(_ before: Picture, _ after: Picture) throws(PixelProblem) -> PixelDifference? {
        // The browser encodes equal pixels as equal bytes, so this finds equal pictures without drawing them.
        if before.text == after.text { return nil }
        let numbers = try evaluate("(\(Self.compare))(\"\(before.text)\", \"\(after.text)\")", in: desk)
        let found = (numbers["value"]?.elements ?? []).compactMap(\.integer)
        guard found.count == 5 else { throw .refused("two pictures could not be compared") }
        guard found[0] > 0 else { return nil }
        return PixelDifference(
            count: found[0], left: found[1], top: found[2], width: found[3], height: found[4],
            oldHeight: before.pageHeight, newHeight: after.pageHeight)
    }

    @discardableResult
    private func evaluate(_ expression: String, in page: String) throws(PixelProblem) -> JSONNode {
        let answer = try session.call("Runtime.evaluate", in: page) {
            $0.field("expression", expression)
            $0.field("awaitPromise", true)
            $0.field("returnByValue", true)
        }
        if let details = answer["exceptionDetails"] {
            throw .refused(details["exception"]?["description"]?.string ?? details["text"]?.string ?? "a script failed")
        }
        guard let result = answer["result"] else { throw .refused("a script gave no result") }
        return result
    }

    /// A script that stops animations, and waits for fonts and for images, even those far down the page.
    private static let settle = """
        (async () => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync("*, *::before, *::after { animation-duration: 0s !important; animation-delay: 0s !important; " +
            "animation-iteration-count: 1 !important; transition: none !important; caret-color: transparent !important; " +
            "scroll-behavior: auto !important }");
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
          for (const svg of document.querySelectorAll("svg")) { if (svg.pauseAnimations) { svg.pauseAnimations(); svg.setCurrentTime(0); } }
          for (const image of document.images) image.loading = "eager";
          await document.fonts.ready;
          await Promise.all([...document.images].map((image) => image.decode().catch(() => 0)));
          return 1;
        })()
        """

    /// A function that draws two pictures and counts the pixels that differ. It returns five numbers: the count, and
    /// the left edge, top edge, width and height of the rectangle around these pixels.
    private static let compare = """
        async (before, after) => {
          const images = await Promise.all([before, after].map(async (text) => {
            const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
            return createImageBitmap(new Blob([bytes], { type: "image/png" }));
          }));
          const width = Math.max(images[0].width, images[1].width), height = Math.max(images[0].height, images[1].height);
          const [one, two] = images.map((image) => {
            const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
            context.drawImage(image, 0, 0);
            return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
          });
          let count = 0, left = width, top = height, right = 0, bottom = 0;
          for (let y = 0, place = 0; y < height; y++) {
            for (let x = 0; x < width; x++, place++) {
              if (one[place] === two[place]) continue;
              count++;
              if (x < left) left = x;
              if (x >= right) right = x + 1;
              if (y < top) top = y;
              bottom = y + 1;
            }
          }
          return [count, left, top, right - left, bottom - top];
        }
        """
}
