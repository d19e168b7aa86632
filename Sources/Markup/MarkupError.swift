/// Why markup cannot be read.
package struct MarkupError: Error, Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// libxml2 is not there.
    case noLibrary
    case refused
    /// The task was cancelled while a large one was read.
    case interrupted
  }

  package static let interrupted = MarkupError(kind: .interrupted, message: "interrupted")

  package let kind: Kind
  package let message: String
  /// Where it was found out.
  package var line: Int?
}
