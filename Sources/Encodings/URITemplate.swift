/// A URL with places to be filled in, as RFC 6570 writes them, on all of its levels: `/users{/login}{?page,per_page}`.
package struct URITemplate: Sendable {
  package enum Value: Sendable {
    case text(String)
    case list([String])
    /// Names with their values, in order.
    case pairs([(name: String, value: String)])
  }

  /// What is between two braces.
  struct Expression: Sendable {
    let operation: Operator
    let variables: [Variable]
  }

  struct Variable: Sendable {
    let name: String
    /// How much of a text is taken, counted in characters of Unicode.
    var length: Int?
    /// Whether each part of a list or of pairs stands for itself: `{list*}`.
    var isExploded = false
  }

  private enum Part: Sendable {
    case literal(String)
    case expression(Expression)
  }

  private var parts: [Part] = []

  /// `nil` for what is no template: a brace that is open, a name that is none.
  package init?(_ text: some StringProtocol) {
    var rest = text[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}"),
        let expression = Expression(rest[rest.index(after: open)..<close])
      else { return nil }
      parts += [.literal(String(rest[..<open])), .expression(expression)]
      rest = rest[rest.index(after: close)...]
    }
    parts.append(.literal(String(rest)))
  }

  private var expressions: [Expression] {
    parts.compactMap { if case .expression(let expression) = $0 { expression } else { nil } }
  }

  /// The names of all variables, each once, in order.
  package var names: [String] { Self.names(in: expressions) }

  /// The names of those without which a hole stays in the URL: `{sha}`, and not `{/sha}` or `{?page}`.
  package var requiredNames: [String] { Self.names(in: expressions.filter { $0.operation.first.isEmpty }) }

  private static func names(in expressions: [Expression]) -> [String] {
    var seen: Set<String> = []
    return expressions.flatMap { $0.variables.map(\.name) }.filter { seen.insert($0).inserted }
  }

  /// The URL with values in place of the variables. What has none is left out.
  package func filled(with value: (_ name: String) -> Value?) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): PercentEncoding.encode(text, for: .reserved)
      case .expression(let expression): expression.filled(with: value)
      }
    }.joined()
  }
}

// MARK: Reading

extension URITemplate.Expression {
  init?(_ text: some StringProtocol) {
    guard let first = text.first else { return nil }
    let known = URITemplate.Operator(sign: first)
    operation = known ?? URITemplate.Operator.none
    let names = known == nil ? text[...] : text.dropFirst()
    var variables: [URITemplate.Variable] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      guard let variable = URITemplate.Variable(name) else { return nil }
      variables.append(variable)
    }
    self.variables = variables
  }
}

extension URITemplate.Variable {
  /// `name`, `name:3` or `name*`.
  init?(_ text: some StringProtocol) {
    var name = String(text)
    if name.hasSuffix("*") {
      name.removeLast()
      isExploded = true
    } else if let colon = name.firstIndex(of: ":") {
      let digits = name[name.index(after: colon)...]
      guard let number = Int(digits), (1..<10_000).contains(number), digits == "\(number)" else { return nil }
      length = number
      name = String(name[..<colon])
    }
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard PercentEncoding.strictlyDecoded(name) != nil, name.unicodeScalars.allSatisfy(Self.isPart),
      !words.contains(where: \.isEmpty)
    else { return nil }
    self.name = name
  }

  /// Letters of any script, and `-`, are more than the RFC has; people have them in names.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || "_.-%0123456789".unicodeScalars.contains(scalar)
  }
}
