// Types that tests may name when they use the expectations, exported so that tests need not import the targets that
// declare them. The types of `VitrineComponents` are exported by `VitrineKit` and `Vitrine` instead.
@_exported public import struct VitrineConformance.Finding
@_exported public import enum VitrineMarkup.PageSyntax
@_exported public import enum VitrineMarkup.XPathProblem
@_exported public import enum VitrineSnapshots.RecordMode
@_exported public import struct VitrineSnapshots.Redaction
