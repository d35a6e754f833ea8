import Foundation
import VitrineConformance
import VitrineMarkup

// check-bench                  how fast pages are judged, besides how fast they are parsed
// check-bench slopes           how the time grows with pages that are made to hurt
// check-bench first FILE       what the first page takes, in a fresh process
// check-bench readers LIST     how fast the pages named in a file are read, asked by Benchmarks/readers.py
// check-bench styles PAGE CSS  what it takes to apply stylesheets to a page
// check-bench styles           how the time grows with rules, elements and bad input
// check-bench FILE...          how fast these pages are judged
//
// Workloads take turns and medians are compared, because machines are noisy.
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case nil: try Throughput.measure()
case "slopes": try Slopes.measure()
case "first": try FirstPage.measure(arguments.dropFirst().first)
case "readers": try Readers.serve(arguments[1])
case "styles": try Styles.measure(Array(arguments.dropFirst()))
default: try Files.measure(arguments)
}
