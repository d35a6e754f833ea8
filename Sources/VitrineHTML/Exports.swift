// What ``RawMarkup`` throws.
@_exported public import enum VitrineMarkup.XMLError
@_exported public import struct VitrineMarkup.XMLProblem
