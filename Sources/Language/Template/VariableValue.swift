@_spi(Secrets) package import ApusClient
package import ApusJSON

/// What a variable holds.
package enum VariableValue: Sendable {
  case text(String)
  case json(Node)
  /// What somebody typed under a name that tells: it goes wherever a text goes, and is hidden wherever it is seen.
  case typedSecret(Secret)
  /// What was named and never typed: it goes into headers only.
  case secret(Secret)
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
    case .text, .typedSecret, .secret: JSONString.quoted(text, .beyondASCII)
    }
  }

  var isInteger: Bool {
    if case .json(let node) = self { node.kind == .integer } else { false }
  }

  /// The value as a variable of that name keeps it: the name may say that it is a secret.
  package func named(_ name: String) -> VariableValue {
    switch self {
    case .text(let text): return Self.hides(name, text) ? .typedSecret(Secret(text, name: name)) : self
    case .json(let node):
      if let text = node.string {
        return Self.hides(name, text) ? .typedSecret(Secret(text, name: name)) : self
      }
      return Self.hidesAny(of: node, in: name) ? .typedSecret(Secret(node.text, name: name)) : self
    case .typedSecret, .secret: return self
    }
  }

  private static func hides(_ name: String, _ text: String) -> Bool {
    SecretNames.hides(name, text, in: .variable)
  }

  /// A list of texts is as secret as what is in it: one of `tokens` is a token.
  private static func hidesAny(of list: Node, in name: String) -> Bool {
    let texts = list.kind == .array ? list.children.compactMap(\.string) : []
    guard !texts.isEmpty, texts.count == list.count else { return false }
    let names = name.lowercased().hasSuffix("s") ? [name, String(name.dropLast())] : [name]
    return names.contains { name in texts.contains { hides(name, $0) } }
  }
}
