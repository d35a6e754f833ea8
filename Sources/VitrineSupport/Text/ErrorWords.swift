import Foundation

/// What an error says to people: its own description where it has one for them, else what Swift prints of it.
package func words(of error: any Error) -> String {
    if let words = (error as? any LocalizedError)?.errorDescription, !words.isEmpty { return words }
    // What Swift prints of an error of the system is the dump of a value.
    if type(of: error) is NSError.Type { return error.localizedDescription }
    return String(describing: error)
}
