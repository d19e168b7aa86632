internal import ApusJSON

/// Reads GraphQL, token by token. What is inside something else stands at most 64 deep, so that no text can use up the
/// stack.
struct GraphQLParser {
  /// How deep selections, values and types may stand inside one another.
  static let deepest = 64

  private var lexer: GraphQLLexer
  /// The token that is looked at; it is not taken yet.
  private(set) var token: GraphQLToken
  /// Where the last token that was taken ends.
  private(set) var behind: Int
  private var depth = 0

  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    lexer = GraphQLLexer(bytes, in: range)
    behind = lexer.place
    token = lexer.next()
  }

  var text: String { lexer.text(token.range) }
  var bytes: ArraySlice<UInt8> { lexer.bytes[token.range] }

  mutating func advance() {
    behind = token.range.upperBound
    token = lexer.next()
  }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard token.isSign(sign) else { return false }
    advance()
    return true
  }

  mutating func expect(_ sign: Unicode.Scalar) throws(GraphQLSyntaxError) {
    guard take(sign) else { throw failure("`\(sign)`") }
  }

  func isWord(_ word: String) -> Bool { token.kind == .name && bytes.elementsEqual(word.utf8) }

  mutating func takeWord(_ word: String) -> Bool {
    guard isWord(word) else { return false }
    advance()
    return true
  }

  mutating func name(_ expected: String) throws(GraphQLSyntaxError) -> GraphQLName {
    guard token.kind == .name else { throw failure(expected) }
    let name = GraphQLName(text: text, range: token.range)
    advance()
    return name
  }

  mutating func deeper<Value>(
    _ read: (inout Self) throws(GraphQLSyntaxError) -> Value
  ) throws(GraphQLSyntaxError) -> Value {
    guard depth < Self.deepest else { throw failure("at most \(Self.deepest) levels inside one another") }
    depth += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  /// All between two signs, one at least.
  mutating func several<Value>(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, mayBeEmpty: Bool = false,
    _ read: (inout Self) throws(GraphQLSyntaxError) -> Value
  ) throws(GraphQLSyntaxError) -> [Value] {
    try expect(open)
    var values: [Value] = []
    while mayBeEmpty || !values.isEmpty ? !token.isSign(close) : true {
      guard token.kind != .end else { throw failure("`\(close)`") }
      values.append(try read(&self))
    }
    advance()
    return values
  }

  func failure(_ expected: String) -> GraphQLSyntaxError {
    failure(expected, at: token.range)
  }

  func failure(_ expected: String, at range: Range<Int>) -> GraphQLSyntaxError {
    GraphQLSyntaxError(
      expected: expected, found: found(range), range: range,
      position: Position(of: range.lowerBound, in: lexer.bytes[...]))
  }

  private func found(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "the end of the text" }
    let isString = lexer.bytes[range.lowerBound] == UInt8(ascii: "\"")
    if token.kind == .broken, isString { return "a string that does not end" }
    let text = lexer.text(range).prefix { !$0.isNewline }
    return "`\(text.prefix(24))`"
  }
}
