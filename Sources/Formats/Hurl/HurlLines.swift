internal import ApusClient
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
    guard let colon = HurlText.colon(in: text) else { return try takeEmptyHeader() }
    let name = HurlText.plain(text[..<colon].trimmed)
    if name.isEmpty { throw problem("expected a name before `:`") }
    let value = HurlText.plain(HurlText.withoutComment(String(text[text.index(after: colon)...])).trimmed)
    defer { next() }
    return Pair(name: name, value: value, line: number)
  }

  /// `X-Mine;` has no value, as with curl.
  private mutating func takeEmptyHeader() throws(CollectionProblem) -> Pair {
    let text = HurlText.withoutComment(current).trimmed
    let name = String(text.dropLast())
    guard text.hasSuffix(";"), HTTPMethod(name) != nil else { throw problem("expected NAME: VALUE") }
    defer { next() }
    return Pair(name: name, value: "", line: number)
  }
}
