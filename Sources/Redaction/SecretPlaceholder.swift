internal import ApusEncodings

/// What stands for a secret in a saved session: `{{secret:NAME}}`.
package enum SecretPlaceholder {
  /// What its name begins with, so that no variable is called so.
  package static let prefix = "secret:"

  package static func text(_ name: String) -> String { "{{\(prefix)\(name)}}" }

  /// Whether a text names a variable, says where a secret is, or stands for one.
  package static func isReference(_ text: String) -> Bool { NamedValue.isReference(text) }

  /// The names of the secrets a text holds, each once.
  package static func names(in text: String) -> [String] {
    var names: [String] = []
    var rest = text[...]
    while let start = rest.place(of: "{{" + prefix) {
      rest = rest[start.upperBound...]
      guard let end = rest.place(of: "}}") else { break }
      let name = String(rest[..<end.lowerBound])
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
