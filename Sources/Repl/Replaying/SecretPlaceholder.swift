/// What stands for a secret in a saved session: `{{secret:NAME}}`.
enum SecretPlaceholder {
  static func text(_ name: String) -> String { "{{\(Variables.secretPrefix)\(name)}}" }

  /// The names of the secrets a text holds, each once.
  static func names(in text: String) -> [String] {
    text.components(of: "{{" + Variables.secretPrefix).dropFirst().reduce(into: []) { names, rest in
      guard let end = rest.firstRange(of: "}}") else { return }
      let name = String(rest[..<end.lowerBound])
      if !names.contains(name) { names.append(name) }
    }
  }
}
