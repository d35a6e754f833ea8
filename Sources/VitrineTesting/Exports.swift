// The types that occur in the signatures of the expectations; tests need nothing else from the imported targets.
@_exported public import struct VitrineConformance.Finding
@_exported public import enum VitrineMarkup.XPathProblem
@_exported public import enum VitrineSnapshots.RecordMode
@_exported public import struct VitrineSnapshots.Redaction
