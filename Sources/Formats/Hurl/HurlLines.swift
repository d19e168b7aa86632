internal import ApusEncodings
internal import ApusLanguage

/// The lines of a Hurl file, and where the reader is among them.
struct HurlLines {
  struct Pair {
    let name: String
    let value: String
    let line: Int
  }

  private let lines: [String]
  private var at = 0

  init(_ text: String) { lines = text.replacing("\r\n", with: "\n").components(of: "\n") }

  var current: String { at < lines.count ? lines[at] : "" }
  /// From 1.
  var number: Int { at + 1 }
  var isAtEnd: Bool { at >= lines.count }

  mutating func next() { at += 1 }

  /// Goes to the next line that says something; whether there is one.
  mutating func skipEmpty() -> Bool {
    while at < lines.count, current.trimmed.isEmpty || current.trimmed.hasPrefix("#") { at += 1 }
    return at < lines.count
  }

  func problem(_ message: String, back count: Int = 0) -> CollectionProblem {
    CollectionProblem(message, line: number - count, column: 1)
  }

  // MARK: What a line begins

  /// `[Asserts]`, which no array of JSON is spelled like.
  var section: String? {
    let text = HurlText.withoutComment(current).trimmed
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let name = text.dropFirst().dropLast()
    return !name.isEmpty && name.first?.isUppercase == true && name.allSatisfy(\.isLetter)
      ? String(name) : nil
  }

  /// `HTTP 200`, `HTTP/1.1 *`
  var isResponse: Bool {
    let word = current.trimmed.prefix { $0 != " " && $0 != "#" }
    return word == "HTTP" || word.hasPrefix("HTTP/")
  }

  /// `GET https://…`
  var isRequest: Bool {
    let words = current.trimmed.split(separator: " ", maxSplits: 1)
    guard let first = words.first, words.count == 2, !isResponse else { return false }
    return Self.isMethod(String(first))
  }

  static func isMethod(_ word: String) -> Bool {
    !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isUppercase || $0 == "-") }
  }

  var endsSection: Bool { section != nil || isResponse || isRequest || HurlBody.begins(current) }

  // MARK: Pairs

  mutating func takePair() throws(CollectionProblem) -> Pair {
    let text = current
    guard let colon = HurlText.colon(in: text) else { throw problem("expected NAME: VALUE") }
    let name = HurlText.plain(text[..<colon].trimmed)
    if name.isEmpty { throw problem("expected a name before `:`") }
    let value = HurlText.plain(HurlText.withoutComment(String(text[text.index(after: colon)...])).trimmed)
    defer { next() }
    return Pair(name: name, value: value, line: number)
  }
}

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
        let scalar = UInt32(rest[..<end].dropFirst(), radix: 16).flatMap(Unicode.Scalar.init)
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
