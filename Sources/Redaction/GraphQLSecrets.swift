internal import ApusClient
internal import ApusGraphQL

/// Where secrets stand in a text in GraphQL, by the names of arguments and variables: `login(password: "x")`.
struct GraphQLSecrets {
  struct Secret: Hashable {
    let name: String
    /// Where its value stands among the bytes, without its quotes.
    let range: Range<Int>
  }

  private let query: [UInt8]
  /// Whether somebody declared what has a name to be secret.
  private let isDeclared: (_ name: String) -> Bool
  private let variables: GraphQLVariables
  private var found: [Secret] = []
  /// The name that was read last.
  private var word = ""
  /// What the next value is called.
  private var name: String?
  /// Whether that is a variable, before whose value its type stands.
  private var isVariable = false
  private var isBehindDollar = false

  static func all(in query: [UInt8], declared isDeclared: (_ name: String) -> Bool) -> [Secret] {
    withoutActuallyEscaping(isDeclared) { isDeclared in
      var reader = GraphQLSecrets(query, isDeclared)
      reader.read()
      return reader.found
    }
  }

  private init(_ query: [UInt8], _ isDeclared: @escaping (_ name: String) -> Bool) {
    (self.query, self.isDeclared) = (query, isDeclared)
    variables = GraphQLVariables(in: query) { SecretNames.rule(of: $0, in: .member) != nil || isDeclared($0) }
  }

  private mutating func read() {
    var lexer = GraphQLLexer(query)
    var token = lexer.next()
    while token.kind != .end {
      take(token)
      token = lexer.next()
    }
  }

  private mutating func take(_ token: GraphQLToken) {
    switch token.kind {
    case .name:
      word = String(decoding: query[token.range], as: UTF8.self)
      // The name of a type, or a value that is no literal.
      if !isVariable { name = nil }
    case .sign(UInt8(ascii: "$")):
      isBehindDollar = true
      (name, isVariable) = (nil, false)
    case .sign(UInt8(ascii: ":")):
      (name, isVariable) = (word, isBehindDollar)
      isBehindDollar = false
    case .sign(let sign) where isVariable && "[]!=".utf8.contains(sign): break
    default:
      // A variable may be called otherwise than what it is given to.
      if let name { note(isVariable ? variables.name(of: name) ?? name : name, token) }
      (name, isVariable, isBehindDollar) = (nil, false, false)
    }
  }

  private mutating func note(_ name: String, _ token: GraphQLToken) {
    guard let quotes = quotes(of: token) else { return }
    let range = token.range.lowerBound + quotes.before..<token.range.upperBound - quotes.behind
    let value = String(decoding: query[range], as: UTF8.self)
    let isNumber = quotes.before == 0
    let isSecret =
      isNumber
      ? SecretNames.rule(of: name, in: .member) == .anything : SecretNames.hides(name, value, in: .member)
    if isSecret || isDeclared(name) { found.append(Secret(name: name, range: range)) }
  }

  /// How many quotes stand around a value; `nil` for what is none. A string that does not end is one.
  private func quotes(of token: GraphQLToken) -> (before: Int, behind: Int)? {
    switch token.kind {
    case .integer, .float: (0, 0)
    case .string: (1, 1)
    case .blockString: (3, 3)
    case .broken where query[token.range].starts(with: "\"\"\"".utf8): (3, 0)
    case .broken where query[token.range].first == UInt8(ascii: "\""): (1, 0)
    default: nil
    }
  }
}
