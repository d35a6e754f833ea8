import VitrineSupport
import ArgumentParser
import VitrineConformance

extension ReportFormat: ExpressibleByArgument {}
