internal import ApusEncodings
internal import ApusLanguage

/// A body as Hurl writes it: JSON and XML as they are, a text between backticks, bytes, or a file.
struct HurlBody {
  private(set) var content = CollectedBody.none
  private(set) var refusal: String?

  static func begins(_ line: String) -> Bool {
    let text = line.trimmed
    return ["{", "[", "<", "`", "base64,", "hex,", "file,", "\""].contains { text.hasPrefix($0) }
  }

  /// Takes the lines of a body; `nil` where none begins.
  init?(_ lines: inout HurlLines) throws(CollectionProblem) {
    let text = lines.current.trimmed
    // A template may begin a name.
    guard Self.begins(text), lines.section == nil, !(text.hasPrefix("{{") && HurlText.colon(in: text) != nil)
    else {
      return nil
    }
    if text.hasPrefix("```") {
      try readText(&lines)
    } else if text.hasPrefix("`") {
      guard let end = text.dropFirst().lastIndex(of: "`") else {
        throw lines.problem("the backtick is never closed")
      }
      content = .text(HurlText.plain(String(text[text.index(after: text.startIndex)..<end])), type: nil)
      lines.next()
    } else if let name = ["base64,", "hex,", "file,"].first(where: text.hasPrefix) {
      try readBytes(name, &lines)
    } else if text.hasPrefix("<") {
      readXML(&lines)
    } else {
      try readJSON(&lines)
    }
  }

  // MARK: Between backticks

  private mutating func readText(_ lines: inout HurlLines) throws(CollectionProblem) {
    let opening = lines
    let first = lines.current.trimmed.dropFirst(3)
    if let end = first.firstRange(of: "```") {
      content = .text(HurlText.functions(String(first[..<end.lowerBound])), type: nil)
      lines.next()
      return
    }
    lines.next()
    var inner: [String] = []
    while !lines.isAtEnd, !lines.current.trimmed.hasPrefix("```") {
      inner.append(lines.current)
      lines.next()
    }
    if lines.isAtEnd { throw opening.problem("``` is never closed") }
    lines.next()
    let words = first.split(separator: ",").map { $0.trimmed }
    let text = inner.map { $0 + "\n" }.joined()
    put(text, language: words.first ?? "", isRaw: words.contains("escape") || words.contains("novariable"))
  }

  private mutating func put(_ text: String, language: String, isRaw: Bool) {
    let filled = HurlText.functions(text)
    if isRaw, text.contains("{{") || text.contains("\\") {
      refusal = "its body has marks that are read in a way of Hurl's own"
    }
    switch language {
    case "json": content = .text(filled, type: "application/json")
    case "xml": content = .text(filled, type: "application/xml")
    case "graphql":
      let query = Self.parts(of: filled)
      content = .graphQL(query: query.query, variables: query.variables)
    case "base64", "hex": put(bytes: Self.bytes(text, isHex: language == "hex"))
    default: content = .text(filled, type: nil)
    }
  }

  /// The variables of a query follow the word `variables` at a line's beginning.
  private static func parts(of text: String) -> (query: String, variables: String) {
    guard let mark = text.ranges(of: "\nvariables").last else { return (text.trimmed, "") }
    return (text[..<mark.lowerBound].trimmed, text[mark.upperBound...].trimmed)
  }

  // MARK: Bytes

  private mutating func readBytes(_ name: String, _ lines: inout HurlLines) throws(CollectionProblem) {
    let opening = lines
    var text = lines.current.trimmed.dropFirst(name.count).description
    while !text.contains(";"), !lines.isAtEnd {
      lines.next()
      text += lines.current.trimmed
    }
    guard let end = text.firstIndex(of: ";") else { throw opening.problem("expected `;` behind \(name)…") }
    lines.next()
    let value = text[..<end].trimmed
    if name == "file," {
      content = .file(HurlText.plain(value), type: nil)
    } else {
      put(bytes: Self.bytes(value, isHex: name == "hex,"))
    }
  }

  private mutating func put(bytes: [UInt8]?) {
    if let bytes, let text = String(validating: bytes, as: UTF8.self), !text.contains("{{") {
      content = .text(text, type: nil)
    } else {
      content = .text("", type: nil)
      refusal = "its body is bytes that are no text"
    }
  }

  private static func bytes(_ text: String, isHex: Bool) -> [UInt8]? {
    guard isHex else { return Base64.decoded(text.filter { !$0.isWhitespace }) }
    let digits = text.utf8.compactMap { Hex.value(of: $0) }
    guard digits.count % 2 == 0 else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  // MARK: JSON and XML

  private mutating func readXML(_ lines: inout HurlLines) {
    var inner: [String] = []
    while !lines.isAtEnd, !lines.isResponse, !lines.isRequest, lines.section == nil {
      inner.append(lines.current)
      lines.next()
    }
    content = .text(inner.joined(separator: "\n").trimmed, type: "application/xml")
  }

  /// To where its brackets are closed. Templates in it may be no JSON.
  private mutating func readJSON(_ lines: inout HurlLines) throws(CollectionProblem) {
    let opening = lines
    var text = ""
    var depth = 0
    var isInString = false
    var isEscaped = false
    repeat {
      for character in lines.current {
        if isEscaped {
          isEscaped = false
        } else if isInString {
          if character == "\\" { isEscaped = true }
          if character == "\"" { isInString = false }
        } else if character == "\"" {
          isInString = true
        } else if "{[".contains(character) {
          depth += 1
        } else if "}]".contains(character) {
          depth -= 1
        }
      }
      text += (text.isEmpty ? "" : "\n") + lines.current
      lines.next()
    } while (depth > 0 || isInString) && !lines.isAtEnd
    if depth > 0 { throw opening.problem("the JSON that begins here is never closed") }
    content = .text(HurlText.functions(text.trimmed), type: "application/json")
  }
}
