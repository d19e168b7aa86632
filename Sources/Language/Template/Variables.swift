internal import ApusClient

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
    if Self.isPath(name) || AnswerPart(name) != nil {
      if let lookUp { return try lookUp(name, range) }
      throw LineProblem(.requestVariable, "there is no response to take \(name) from", at: range)
    }
    if Aliases.isPlace(name) {
      throw LineProblem(
        .requestVariable, "{{\(name)}} is a word behind an alias, and this is none", at: range,
        try: "help alias")
    }
    let nearest = nearest(to: name, among: values.keys.sorted())
    let what = "there is no variable named \(name)"
    guard let nearest else {
      // What stands for a secret is no name that a line could set.
      let hint = Self.isName(name) ? "let \(name) = 1" : nil
      throw LineProblem(.requestVariable, what, at: range, try: hint)
    }
    throw LineProblem(.requestVariable, what, at: range, tryInstead: "{{\(nearest)}}")
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
}

extension Variables {
  /// The variables that a line names in braces, and the one that it sets.
  package struct OfLine: Sendable, Hashable {
    /// Those that stand in braces. What a path leads to is no variable.
    package private(set) var used: Set<String> = []
    /// The one that `let NAME …` sets; `nil` for other lines.
    package private(set) var set: String?

    package init(_ line: String) {
      let words = Words(line).words
      for case .variable(let name) in words.flatMap(\.template.fragments).map(\.kind) {
        if Variables.isName(name) { used.insert(name) }
      }
      if words.count > 2, words[0].text.lowercased() == "let", Variables.isName(words[1].text) {
        set = words[1].text
      }
    }

    /// Whether the line asks until something holds.
    package static func waits(_ line: String) -> Bool {
      line.contains("--until")
        && Words(line).words.contains { $0.text == "--until" || $0.text.hasPrefix("--until=") }
    }
  }
}
