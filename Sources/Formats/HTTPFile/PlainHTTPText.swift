internal import ApusEncodings
internal import ApusLanguage

/// Text as it stands in a `.http` file where it is to mean nothing but itself: what was received may look like a
/// variable, a file to be sent, a script, or the next request.
///
/// There is no way to escape there, so what begins such a thing becomes a variable of the file, whose value nobody reads
/// again. It goes by bytes, as who reads such files does: a sign with a mark behind it is none of another kind.
struct PlainHTTPText {
  /// The variables that were used, in order, with their values.
  private(set) var variables: [(name: String, value: String)] = []

  private static let all = [
    "braces": "{{", "less": "<", "greater": ">", "hash": "#", "asked": "?", none: "",
  ]
  /// Stands before what only the start of a line makes something else, and where a blank line would be none.
  private static let none = "nothing"
  private static let starts: [Unicode.Scalar: String] = [
    "<": "less", ">": "greater", "#": "hash", "?": "asked",
  ]

  /// A part of a line. Placeholders of secrets stay.
  mutating func line(_ text: String) -> String {
    SecretText.pieces(of: text).map { piece in
      switch piece {
      case .secret(let name): return "{{secret:\(name)}}"
      case .text(let text):
        guard text[...].place(of: "{{") != nil else { return text }
        return text.replacing(bytesOf: "{{", with: use("braces"))
      }
    }.joined()
  }

  /// A body, or a part of one.
  mutating func body(_ text: String) -> String {
    line(text).components(of: "\n").map { bodyLine($0.unicodeScalars[...]) }.joined(separator: "\n")
  }

  /// All of a body. Blank lines around it would not be sent, and neither would lines that look like comments.
  mutating func wholeBody(_ text: String) -> String {
    var lines = body(text).components(of: "\n")
    for index in lines.indices {
      let line = lines[index].trimmed
      let isEdge = index == 0 || index == lines.count - 1
      guard line.isEmpty ? isEdge : line.hasPrefix("#") || line.hasPrefix("//") else { continue }
      lines[index] = use(Self.none) + lines[index]
    }
    return lines.joined(separator: "\n")
  }

  private mutating func bodyLine(_ line: Substring.UnicodeScalarView) -> String {
    let blanks = line.prefix { $0 == " " || $0 == "\t" }
    let rest = line[blanks.endIndex...]
    // An answer may begin there.
    if String(rest.prefix(5)).uppercased() == "HTTP/" { return use(Self.none) + String(line) }
    guard let first = rest.first, let name = Self.starts[first], Self.isSign(rest) else {
      return String(line)
    }
    return String(blanks) + use(name) + String(rest.dropFirst())
  }

  /// Whether a line of a body is read as something else.
  private static func isSign(_ line: Substring.UnicodeScalarView) -> Bool {
    switch line.first {
    case "<": line.dropFirst().first.map { " \t>@".unicodeScalars.contains($0) } ?? false
    case ">": true
    case "#": line.starts(with: "###".unicodeScalars)
    default: line.starts(with: "??".unicodeScalars)
    }
  }

  private mutating func use(_ name: String) -> String {
    if !variables.contains(where: { $0.name == name }), let value = Self.all[name] {
      variables.append((name, value))
    }
    return "{{\(name)}}"
  }
}
