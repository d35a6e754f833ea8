public import VitrineConformance

/// The version of the package, as commands and reports give it.
public typealias VitrineVersion = VitrineConformance.VitrineVersion
