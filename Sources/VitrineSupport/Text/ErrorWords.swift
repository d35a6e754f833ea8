import Foundation

/// The message of an error for users: its own description if it has one, otherwise what Swift prints for it.
package func words(of error: any Error) -> String {
    if let words = (error as? any LocalizedError)?.errorDescription, !words.isEmpty { return words }
    // Swift would print a system error as the dump of a value.
    if type(of: error) is NSError.Type { return error.localizedDescription }
    return String(describing: error)
}
