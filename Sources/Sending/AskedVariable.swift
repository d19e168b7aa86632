package import ApusExplorer
package import ApusLanguage
internal import ApusSurroundings

/// A variable that a request gives: `let token from "post /login …" .access_token --for 10m`.
package struct AskedVariable: Sendable {
  /// The line that asks for it.
  package let line: String
  /// Where it stands in the answer.
  package let path: PathArgument
  /// How long it is good; `nil` is until somebody says otherwise.
  package let lifetime: Duration?
  /// When it was asked for; `nil` before that.
  package var asked: Duration?

  package init(_ line: Word, at path: PathArgument, for time: Word?) throws(LineProblem) {
    self.line = line.text
    self.path = path
    // What is wrong with it is told here rather than when it is needed.
    _ = try RequestLine(native: Words(line.text))
    lifetime = try time.map { word throws(LineProblem) in
      guard let time = Duration(written: word.text.lowercased()) else {
        throw LineProblem("expected a time such as 10m or 30s, found \(word.text)", at: word.range)
      }
      return time
    }
  }

  /// Whether it has to be asked for before it is used.
  package func isStale(at now: Duration) -> Bool {
    guard let asked else { return true }
    return lifetime.map { now - asked >= $0 } ?? false
  }

  /// Whether a line uses the variable of a name.
  package static func isUsed(_ name: String, in line: String) -> Bool {
    line.contains("{{\(name)}}") || line.contains("{{ \(name) }}")
  }
}
