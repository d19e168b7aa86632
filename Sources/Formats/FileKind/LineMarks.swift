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
    let words = line.split(separator: " ")
    if words.count == 2, words[0] == "HTTP" || words[0].hasPrefix("HTTP/") {
      return words[1] == "*" || words[1].count == 3 && words[1].allSatisfy(\.isNumber)
    }
    return line.hasPrefix("[") && line.hasSuffix("]") && sectionsOfHurl.contains(line.dropFirst().dropLast())
  }

  /// `meta {`, `vars:pre-request {`
  static func isOfBruno(_ line: String) -> Bool {
    line == "meta {" || line == "vars {" || line == "auth {" || line == "headers {"
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
    zip(lines, lines.dropFirst()).contains { isStart($0) && isHeader($1) }
      || lines.contains { isStart($0) && $0.split(separator: " ").last?.hasPrefix("HTTP/") == true }
  }

  /// Whether a line begins with a method.
  private static func isStart(_ line: String) -> Bool {
    let word = line.firstWord.lowercased()
    return RequestLine.verbs.contains { $0.word == word }
  }

  /// `Accept: text/plain`, whose blank no item has.
  private static func isHeader(_ line: String) -> Bool {
    guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { return false }
    return line[line.index(after: colon)...].hasPrefix(" ")
      && line[..<colon].utf8.allSatisfy { Variables.isNameByte($0) }
  }
}
