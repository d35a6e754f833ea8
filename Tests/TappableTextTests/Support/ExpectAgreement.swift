import TappableText
import Testing

/// Expects both ranges of a run to denote the same part of the text. It must not be empty, and it must begin and end at
/// Character boundaries.
func expectAgreement(_ run: TapRun, in text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let start = text.utf16.distance(from: text.startIndex, to: run.range.lowerBound)
    let end = text.utf16.distance(from: text.startIndex, to: run.range.upperBound)
    #expect(start..<end == run.utf16Range, sourceLocation: sourceLocation)
    #expect(!run.utf16Range.isEmpty, sourceLocation: sourceLocation)
    let boundaries = Set(text.indices).union([text.endIndex])
    #expect(boundaries.contains(run.range.lowerBound), sourceLocation: sourceLocation)
    #expect(boundaries.contains(run.range.upperBound), sourceLocation: sourceLocation)
}
