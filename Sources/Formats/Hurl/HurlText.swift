internal import ApusEncodings
internal import ApusLanguage

/// Texts of Hurl's without their escapes and comments.
enum HurlText {
  /// Where the name of a pair ends.
  static func colon(in text: String) -> String.Index? {
    var isEscaped = false
    for place in text.indices {
      if isEscaped {
        isEscaped = false
      } else if text[place] == "\\" {
        isEscaped = true
      } else if text[place] == ":" {
        return place
      }
    }
    return nil
  }

  /// The line before a `#`, which begins a comment unless it is escaped or in quotes.
  static func withoutComment(_ text: String) -> String {
    var quote: Character?
    var isEscaped = false
    var before: Character = " "
    for place in text.indices {
      let character = text[place]
      defer { before = character }
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil }
      } else if "\"`".contains(character) {
        quote = character
      } else if character == "#", before.isWhitespace {
        return String(text[..<place])
      }
    }
    return text
  }

  private static let escapes: [Character: Character] = [
    "n": "\n", "r": "\r", "t": "\t", "b": "\u{8}", "f": "\u{c}",
  ]

  /// The text without escapes; `{{newUuid}}` and its like as they are called here.
  static func plain(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        result.append(character)
        continue
      }
      if next == "u", rest.first == "{", let end = rest.firstIndex(of: "}"),
        let scalar = Hex.number(of: Array(rest[..<end].dropFirst().utf8)[...]).flatMap(Unicode.Scalar.init)
      {
        result.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      } else {
        result.append(escapes[next] ?? next)
      }
    }
    return functions(result)
  }

  static func functions(_ text: String) -> String {
    guard text.contains("{{") else { return text }
    return HTTPFileText(text).pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .unclosed(let rest): "{{" + rest
      case .hole("newUuid"): "{{$guid}}"
      case .hole("newDate"): "{{$isoTimestamp}}"
      case .hole(let name): "{{\(name)}}"
      }
    }.joined()
  }
}
