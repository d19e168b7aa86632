internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage

/// What single lines of a file say of its kind.
enum LineMarks {
  private static let sectionsOfHurl: Set<Substring> = [
    "Asserts", "Captures", "Options", "QueryStringParams", "Query", "FormParams", "Form", "MultipartFormData",
    "Multipart", "Cookies", "BasicAuth",
  ]

  /// `HTTP 200`, `[Asserts]`
  static func isOfHurl(_ line: String) -> Bool {
    if line.hasPrefix("HTTP") {
      let words = line.split(separator: " ")
      guard words.count == 2, words[0] == "HTTP" || words[0].hasPrefix("HTTP/") else { return false }
      return words[1] == "*" || words[1].count == 3 && words[1].allSatisfy(\.isNumber)
    }
    return line.hasPrefix("[") && line.hasSuffix("]") && sectionsOfHurl.contains(line.dropFirst().dropLast())
  }

  /// `meta {`, `vars:pre-request {`
  static func isOfBruno(_ line: String) -> Bool {
    guard line.hasSuffix("{") || line.hasSuffix("[") else { return false }
    return line == "meta {" || line == "vars {" || line == "auth {" || line == "headers {"
      || line == "vars:pre-request {" || line == "vars:secret ["
  }

  /// `machine api.example.com login me password …`
  static func isNetrc(_ lines: [String]) -> Bool {
    guard let words = lines.first?.split(separator: " ") else { return false }
    if words.first == "machine", words.count >= 2 {
      return words.count == 2 || ["login", "password", "account"].contains(words[2])
    }
    return words.first == "default" && (words.count == 1 || words[1] == "login")
  }

  /// A request line with headers below it, as no line of Apus has them, or with a version.
  static func areRequests(_ lines: [String]) -> Bool {
    zip(lines, lines.dropFirst()).contains { isHeader($1) && isStart($0) }
      || lines.contains { line in
        line.holds("HTTP/") && isStart(line) && line.split(separator: " ").last?.hasPrefix("HTTP/") == true
      }
  }

  /// Whether a line begins with a method.
  private static func isStart(_ line: String) -> Bool {
    let word = line.firstWord.lowercased()
    return RequestLine.verbs.contains { $0.word == word }
  }

  /// `Accept: text/plain`, whose blank no item has.
  private static func isHeader(_ line: String) -> Bool {
    let bytes = line.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon != bytes.startIndex else { return false }
    return bytes[bytes.index(after: colon)...].first == UInt8(ascii: " ")
      && bytes[..<colon].allSatisfy { Variables.isNameByte($0) }
  }
}
