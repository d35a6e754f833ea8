// What expectations take and return; everything else of the targets below is of no use to a test.
@_exported public import struct VitrineConformance.Finding
@_exported public import enum VitrineMarkup.XPathProblem
@_exported public import enum VitrineSnapshots.RecordMode
@_exported public import struct VitrineSnapshots.Redaction
