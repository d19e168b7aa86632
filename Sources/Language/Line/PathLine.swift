/// A line that looks into a response.
package struct PathLine: Sendable {
  /// The path as typed, with holes.
  package let path: Template
  package let tail: Tail?
  /// Whether text is to be shown as it is spelled.
  package let isExact: Bool

  /// Has any line that looks into an answer show text as it is spelled.
  package static let exact = "--exact"

  init(_ words: Words) throws(LineProblem) {
    if let problem = words.problems.first { throw problem }
    guard let first = words.words.first else { throw LineProblem("expected a path", at: 0..<0) }
    isExact = words.words.dropFirst().contains { $0.text == Self.exact }
    if let more = words.words.dropFirst().first(where: { $0.text != Self.exact }) {
      throw LineProblem(
        "expected the end of the path; a segment begins with a dot or a bracket", at: more.range)
    }
    path = first.template
    tail = words.tail
  }
}
