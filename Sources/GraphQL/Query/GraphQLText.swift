/// Whether a text that somebody types is at its end: all that it opens is closed.
package enum GraphQLText {
  /// How many braces, parentheses and brackets are open at the end; a string in three quotes counts as one.
  package static func openings(in text: String) -> Int {
    var lexer = GraphQLLexer(Array(text.utf8))
    var depth = 0
    while true {
      let token = lexer.next()
      switch token.kind {
      case .end: return max(depth, 0)
      case .sign(let sign):
        if "{([".utf8.contains(sign) { depth += 1 }
        if "})]".utf8.contains(sign) { depth -= 1 }
      case .broken where lexer.text(token.range).hasPrefix("\"\"\""): depth += 1
      default: break
      }
    }
  }
}
