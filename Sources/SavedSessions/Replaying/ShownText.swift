internal import Synchronization

/// What a line showed, in order.
package struct ShownText: Sendable {
  package enum Kind: Sendable {
    /// What the line asked for.
    case asked
    /// What was said about it: the status, an error.
    case said
    /// What a command behind `|` wrote when the line was recorded.
    case piped
    /// A command behind `|` was not run, so what it would have written is not known.
    case unknown
  }

  let pieces: [(kind: Kind, text: String)]

  package var text: String { pieces.map(\.text).joined() }

  func mapping(_ change: (String) -> String) -> ShownText {
    ShownText(pieces: pieces.map { ($0.kind, change($0.text)) })
  }
}
