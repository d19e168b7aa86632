/// A part of a text in HTML.
package indirect enum MarkupNode: Sendable, Hashable {
  case text(String)
  /// Its name and the names of its attributes are in lower case.
  case element(name: String, attributes: [String: String], [MarkupNode])

  /// All the text in it.
  package var text: String {
    switch self {
    case .text(let text): text
    case .element(_, _, let children): children.map(\.text).joined()
    }
  }
}

/// Why markup cannot be read.
package struct MarkupError: Error, Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// libxml2 is not there.
    case noLibrary
    case refused
  }

  package let kind: Kind
  package let message: String
}
