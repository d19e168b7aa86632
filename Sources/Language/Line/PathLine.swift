/// A line that looks into a response.
package struct PathLine: Sendable {
  /// The path as typed, with holes.
  package let path: Template
  package let tail: Tail?

  init(_ words: Words) throws(LineProblem) {
    if let problem = words.problems.first { throw problem }
    guard let first = words.words.first else { throw LineProblem("expected a path", at: 0..<0) }
    if words.words.count > 1 {
      throw LineProblem(
        "expected the end of the path; a segment begins with a dot or a bracket", at: words.words[1].range)
    }
    path = first.template
    tail = words.tail
  }
}
