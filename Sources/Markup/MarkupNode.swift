/// A part of a text in HTML or XML.
package indirect enum MarkupNode: Sendable, Hashable {
  case text(String)
  /// In HTML its name and the names of its attributes are in lower case.
  case element(name: String, attributes: MarkupAttributes, [MarkupNode])

  /// All the text in it.
  package var text: String {
    switch self {
    case .text(let text): text
    case .element(_, _, let children): children.map(\.text).joined()
    }
  }
}
