// Types from other targets that the public interface of the checker uses.
@_exported public import enum VitrineMarkup.PageSyntax
@_exported public import enum VitrineMarkup.XMLError
@_exported public import struct VitrineMarkup.XMLProblem
@_exported public import struct VitrineSupport.SettingsProblem
@_exported public import struct VitrineSupport.SettingsProblems
