/// How expected and actual lines stand to each other, from top to bottom.
package struct TextComparison: Sendable, Hashable {
  package enum Entry: Sendable, Hashable {
    case same(expected: String, actual: String)
    /// `...` and the lines it stands for.
    case elided(String, [String])
    case missing(String)
    case unexpected(String)
  }

  package let entries: [Entry]

  package var isMatch: Bool {
    entries.allSatisfy { entry in
      switch entry {
      case .same, .elided: true
      case .missing, .unexpected: false
      }
    }
  }

  /// The lines of a diff: `  same`, `- expected`, `+ printed`.
  package var diff: [String] {
    entries.map { entry in
      switch entry {
      case .same(let expected, _): "  " + expected
      case .elided(let gap, _): "  " + gap
      case .missing(let line): "- " + line
      case .unexpected(let line): "+ " + line
      }
    }
  }

  /// What kinds of difference there are; empty for a match.
  package var drift: Set<Drift> {
    let missing = entries.compactMap { if case .missing(let line) = $0 { line } else { nil } }
    let unexpected = entries.compactMap { if case .unexpected(let line) = $0 { line } else { nil } }
    let pairs = zip(missing, unexpected).map { Drift(from: $0, to: $1) }
    let rest = missing.dropFirst(pairs.count) + unexpected.dropFirst(pairs.count)
    return Set(pairs + rest.map { Drift(ofLine: $0) })
  }
}
