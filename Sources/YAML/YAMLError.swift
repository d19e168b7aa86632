package import ApusJSON

/// Why a text in YAML cannot be read.
package struct YAMLError: Error, Sendable {
  package enum Kind: Sendable, Hashable {
    /// libyaml is not installed, or cannot be used.
    case noLibrary
    /// The text breaks YAML's grammar, or is no text at all.
    case syntax
    /// The text is YAML, and what it asks for is not done.
    case refused
  }

  package let kind: Kind
  /// What is wrong, without its place.
  package let message: String
  /// Where; `nil` where it is no one place.
  package let position: Position?
  /// The text that the position is in, as UTF-8.
  package let source: [UInt8]

  init(_ kind: Kind, _ message: String, at position: Position? = nil, in source: [UInt8] = []) {
    self.kind = kind
    self.message = message
    self.position = position
    self.source = source
  }
}

extension YAMLError: CustomStringConvertible {
  package var description: String { position.map { "\(message) (\($0))" } ?? message }
}
