internal import ApusLanguage

/// Text as it stands in a `.http` file where it is to mean nothing but itself: what was received may look like a
/// variable, a file to be sent, a script, or the next request.
///
/// There is no way to escape there, so what begins such a thing becomes a variable of the file, whose value nobody reads
/// again.
struct PlainHTTPText {
  /// The variables that were used, in order, with their values.
  private(set) var variables: [(name: String, value: String)] = []

  private static let all = [
    "braces": "{{", "less": "<", "greater": ">", "hash": "#", "asked": "?",
  ]
  private static let starts: [Character: String] = ["<": "less", ">": "greater", "#": "hash", "?": "asked"]

  /// A part of a line. Placeholders of secrets stay.
  mutating func line(_ text: String) -> String {
    SecretText.pieces(of: text).map { piece in
      switch piece {
      case .secret(let name): return "{{secret:\(name)}}"
      case .text(let text):
        guard text.contains("{{") else { return text }
        return text.components(of: "{{").joined(separator: use("braces"))
      }
    }.joined()
  }

  /// A body, or a part of one.
  mutating func body(_ text: String) -> String {
    let lines = line(text).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { bodyLine($0) }.joined(separator: "\n")
  }

  private mutating func bodyLine(_ line: Substring) -> String {
    let blanks = line.prefix { $0 == " " || $0 == "\t" }
    let rest = line.dropFirst(blanks.count)
    guard let first = rest.first, let name = Self.starts[first], Self.isSign(rest) else {
      return String(line)
    }
    return blanks + use(name) + rest.dropFirst()
  }

  /// Whether a line of a body is read as something else.
  private static func isSign(_ line: Substring) -> Bool {
    switch line.first {
    case "<": line.dropFirst().first.map { " \t>@".contains($0) } ?? false
    case ">": true
    case "#": line.hasPrefix("###")
    default: line.hasPrefix("??")
    }
  }

  private mutating func use(_ name: String) -> String {
    if !variables.contains(where: { $0.name == name }), let value = Self.all[name] {
      variables.append((name, value))
    }
    return "{{\(name)}}"
  }
}
