@_spi(Secrets) package import APIClient
package import JSON

/// What a variable holds.
package enum VariableValue: Sendable {
  case text(String)
  case json(Node)
  /// What somebody typed under a name that tells: it goes wherever a text goes, and is hidden wherever it is seen.
  case typedSecret(Secret)
  /// What was named and never typed: it goes into headers only.
  case secret(Secret)
}

/// The values that `{{name}}` and `{{.path}}` stand for.
package struct Variables: Sendable {
  package var values: [String: VariableValue]

  /// Finds the one value that a path such as `.items[0].id` or `$2.id` names in what was answered; `nil` where there
  /// are no answers.
  package var lookUp: (@Sendable (_ path: String, _ range: Range<Int>) throws(LineProblem) -> VariableValue)?

  /// What stands for the secrets of a saved session, by their names. Nobody lists them.
  package var placeholders: [String: String] = [:]

  package init(_ values: [String: VariableValue] = [:]) { self.values = values }

  /// Letters, digits, `_` and `-`, not beginning with a digit or `-`.
  package static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy(isNameByte)
  }

  /// Whether braces hold a path instead of a name.
  package static func isPath(_ text: some StringProtocol) -> Bool {
    text.hasPrefix(".") || text.hasPrefix("$")
  }

  package static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-")
  }

  package func value(of name: String, at range: Range<Int>) throws(LineProblem) -> VariableValue {
    if let value = values[name] ?? placeholders[name].map(VariableValue.text) { return value }
    if Self.isPath(name) {
      if let lookUp { return try lookUp(name, range) }
      throw LineProblem(.requestVariable, "there is no response to take \(name) from", at: range)
    }
    let nearest = nearest(to: name, among: values.keys.sorted())
    let what = "there is no variable named \(name)"
    guard let nearest else { throw LineProblem(.requestVariable, what, at: range, try: "let \(name) = 1") }
    throw LineProblem(.requestVariable, what, at: range, tryInstead: "{{\(nearest)}}")
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
}

extension VariableValue {
  /// The value where plain text stands: a JSON string without its quotes, everything else as it is spelled.
  package var text: String {
    switch self {
    case .text(let text): text
    case .json(let node): node.string ?? node.text
    case .typedSecret(let secret): secret.reveal()
    case .secret: Secret.mask
    }
  }

  /// What the value is, if it can be no part of a URL: it would leave a hole there, and another resource be asked for.
  package var kindOfNoPart: String? {
    switch self {
    case .text, .typedSecret: return text.isEmpty ? Self.emptyString : nil
    case .json(let node):
      if let text = node.string { return text.isEmpty ? Self.emptyString : nil }
      return [.null, .array, .object].contains(node.kind) ? node.kind.inWords : nil
    case .secret: return nil
    }
  }

  package static let emptyString = "an empty string"

  /// The value where JSON stands.
  var jsonText: String {
    switch self {
    case .json(let node): node.text
    case .text, .typedSecret, .secret: JSONText.quoted(text)
    }
  }

  var isInteger: Bool {
    if case .json(let node) = self { node.kind == .integer } else { false }
  }

  /// The value as a variable of that name keeps it: the name may say that it is a secret.
  package func named(_ name: String) -> VariableValue {
    let text: String
    switch self {
    case .text(let typed): text = typed
    case .json(let node):
      guard let string = node.string else { return self }
      text = string
    case .typedSecret, .secret: return self
    }
    return SecretNames.hides(name, text, in: .variable) ? .typedSecret(Secret(text, name: name)) : self
  }
}
