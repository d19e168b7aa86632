/// A document as somebody types it in a line, or over lines.
package enum GraphQLText {
  /// Where a document in a line ends, or that it goes on.
  package enum Extent: Sendable, Hashable {
    case closed(end: Int)
    /// With a bracket that is not closed; `nil` where the braces are still to come.
    case open(at: Int?)
  }

  private static let words: Set<String> = ["query", "mutation", "subscription", "fragment"]

  /// The document that begins at a place: up to where its braces close, with all operations and fragments that follow.
  ///
  /// - Returns: `nil` where none begins.
  package static func extent(in bytes: [UInt8], from start: Int) -> Extent? {
    var lexer = GraphQLLexer(bytes, in: start..<bytes.count)
    guard begins(lexer.next(), &lexer) else { return nil }
    lexer.place = start
    var brackets = GraphQLBrackets()
    var end: Int?
    while true {
      let token = lexer.next()
      if brackets.take(token) {
        guard brackets.areClosed, token.isSign("}") else { continue }
        end = token.range.upperBound
        let place = lexer.place
        guard begins(lexer.next(), &lexer, isFirst: false) else {
          return .closed(end: token.range.upperBound)
        }
        lexer.place = place
        continue
      }
      switch token.kind {
      case .broken where lexer.text(token.range).hasPrefix("\"\"\""):
        return .open(at: brackets.unclosed ?? token.range.lowerBound)
      case .end:
        return end != nil && brackets.areClosed ? end.map { .closed(end: $0) } : .open(at: brackets.unclosed)
      default: end = brackets.areClosed ? nil : end
      }
    }
  }

  /// Whether a token begins an operation or a fragment, and nothing such as `query=x`.
  private static func begins(_ token: GraphQLToken, _ lexer: inout GraphQLLexer, isFirst: Bool = true) -> Bool
  {
    if token.isSign("{") { return isFirst }
    guard token.kind == .name, words.contains(lexer.text(token.range)) else { return false }
    let next = lexer.next()
    guard next.kind != .end else { return isFirst }
    let isBehindBlank = next.range.lowerBound > token.range.upperBound
    return next.isSign("{") || next.isSign("(") || next.isSign("@") || next.kind == .name && isBehindBlank
  }
}
