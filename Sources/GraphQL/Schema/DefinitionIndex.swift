/// Where the types of a schema stand in its text. Nothing of them is read but their names: a schema of 70,000 lines
/// takes a few milliseconds, and a type is read when somebody asks for it.
struct DefinitionIndex: Sendable {
  /// In the order of the text.
  private(set) var names: [String] = []
  private(set) var places: [String: [Range<Int>]] = [:]
  private(set) var kinds: [String: GraphQLType.Kind] = [:]
  private(set) var directives: [Range<Int>] = []
  private(set) var schemas: [Range<Int>] = []

  private static let words: Set<String> = [
    "type", "input", "enum", "interface", "union", "scalar", "schema", "directive", "extend",
  ]
  private static let kindsByWord: [String: GraphQLType.Kind] = [
    "type": .object, "input": .input, "enum": .enumeration, "interface": .interface, "union": .union,
    "scalar": .scalar,
  ]

  init(_ bytes: [UInt8]) throws(GraphQLSyntaxError) {
    var lexer = GraphQLLexer(bytes)
    var token = lexer.next()
    while token.kind != .end {
      let start = token.range.lowerBound
      if token.kind == .string || token.kind == .blockString { token = lexer.next() }
      var word = token.kind == .name ? lexer.text(token.range) : ""
      if word == "extend" {
        token = lexer.next()
        word = token.kind == .name ? lexer.text(token.range) : ""
      }
      guard Self.words.contains(word), word != "extend" else {
        throw GraphQLParser(bytes, in: token.range.lowerBound..<bytes.count)
          .failure("a definition such as `type`, `input` or `enum`")
      }
      var name: String?
      token = lexer.next()
      if Self.kindsByWord[word] != nil {
        guard token.kind == .name else {
          throw GraphQLParser(bytes, in: token.range.lowerBound..<bytes.count).failure("the name of a type")
        }
        name = lexer.text(token.range)
        token = lexer.next()
      }
      let end = try Self.skip(&lexer, &token)
      note(word, name, start..<end)
    }
  }

  private mutating func note(_ word: String, _ name: String?, _ range: Range<Int>) {
    if let name, let kind = Self.kindsByWord[word] {
      if places[name] == nil { names.append(name) }
      places[name, default: []].append(range)
      kinds[name] = kinds[name] ?? kind
    } else if word == "directive" {
      directives.append(range)
    } else {
      schemas.append(range)
    }
  }

  /// Goes to where the next definition begins: with a description or one of the words, where these cannot be the name
  /// of something.
  ///
  /// - Returns: where the definition ends.
  private static func skip(
    _ lexer: inout GraphQLLexer, _ token: inout GraphQLToken
  ) throws(GraphQLSyntaxError) -> Int {
    var end = token.range.lowerBound
    var isBehindSign = false
    while token.kind != .end {
      switch token.kind {
      case .string, .blockString: return end
      case .name where !isBehindSign && words.contains(lexer.text(token.range)): return end
      case .sign(let sign) where "{([".utf8.contains(sign):
        let start = token.range.lowerBound
        guard lexer.skipBrackets() else {
          throw GraphQLParser(lexer.bytes, in: start..<lexer.bytes.count).failure(
            "the end of what begins here")
        }
        isBehindSign = false
      case .sign(let sign) where "})]".utf8.contains(sign):
        throw GraphQLParser(lexer.bytes, in: token.range.lowerBound..<lexer.bytes.count)
          .failure("a definition such as `type`, `input` or `enum`")
      case .sign(let sign): isBehindSign = "=|&@".utf8.contains(sign)
      case .name: isBehindSign = ["on", "implements"].contains(lexer.text(token.range))
      default: isBehindSign = false
      }
      end = lexer.place
      token = lexer.next()
    }
    return end
  }
}

extension GraphQLLexer {
  /// Goes behind the bracket that closes the one just taken; only strings and comments are looked at.
  ///
  /// - Returns: whether there is one.
  fileprivate mutating func skipBrackets() -> Bool {
    var depth = 1
    while depth > 0, place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if bytes[place] == UInt8(ascii: "#") {
          while place < bytes.count, bytes[place] != 0x0a { place += 1 }
          continue
        }
        _ = next()
        continue
      default: break
      }
      place += 1
    }
    return depth == 0
  }
}
