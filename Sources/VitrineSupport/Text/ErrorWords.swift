import Foundation

/// The message of an error for users: its own description if it has one, otherwise what Swift prints for it.
package func words(of error: any Error) -> String {
    if let words = (error as? any LocalizedError)?.errorDescription, !words.isEmpty { return words }
    // `String(describing:)` would print an `NSError` with its domain, its code and its dictionary.
    if type(of: error) is NSError.Type { return error.localizedDescription }
    return String(describing: error)
}
