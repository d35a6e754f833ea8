import ArgumentParser
import VitrineConformance

extension ReportFormat: ExpressibleByArgument {}
