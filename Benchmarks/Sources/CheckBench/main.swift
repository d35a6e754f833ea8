import Foundation
import VitrineConformance
import VitrineMarkup

// check-bench                  how fast pages are checked, and how fast they are only parsed
// check-bench slopes           how the time grows with worst-case pages
// check-bench first [FILE]     the time for the first page, in a new process
// check-bench readers LIST     how fast the pages listed in a file are parsed, for Benchmarks/readers.py
// check-bench styles PAGE CSS  the time to apply stylesheets to a page
// check-bench styles           how the time grows with rules, elements and bad input
// check-bench FILE...          how fast these pages are checked
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
