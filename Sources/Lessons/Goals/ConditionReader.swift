internal import ApusClient
internal import ApusContracts
internal import ApusEncodings
internal import ApusLanguage

/// Reads one line of a goal. Whatever `expect` could read is read by what reads that.
struct ConditionReader {
  private let text: String
  /// Where the rest begins, in bytes.
  private var at = 0

  init(_ text: String) { self.text = text }

  mutating func kind() throws(LineProblem) -> LessonCondition.Kind {
    let start = at
    switch takeWord() {
    case "request": return try request()
    case "sent": return .sent(try fact("sent", "expected how many, such as `sent 2`"))
    case "never": return try never()
    case "error":
      guard let code = ErrorCode(named: rest.trimmingBlanks) else {
        throw problem("expected the code of a failure, such as network.reset")
      }
      return .failure(code)
    case "in":
      guard takeWord() == "order" else { throw problem("expected `in order GET /a, POST /b`") }
      return .inOrder(try patterns())
    case "predicted":
      guard let subject = Self.predicted(rest.trimmingBlanks) else {
        throw problem("expected what is predicted: status, header NAME, body, time, a path, or failure")
      }
      return .predicted(subject)
    default:
      at = start
      return .answer(try Rule(text, from: start))
    }
  }

  /// What a prediction is about, as the prediction itself says it; `nil` for what it cannot be about.
  private static func predicted(_ text: String) -> String? {
    // The names of a path have their case.
    if text.hasPrefix(".") || text.hasPrefix("$") { return text }
    let words = text.lowercased().split(separator: " ")
    let isHeader = words.first == "header" && words.count == 2
    let subject = words.joined(separator: " ")
    return isHeader || ["status", "body", "time", "failure"].contains(subject) ? subject : nil
  }

  // MARK: The request

  private mutating func request() throws(LineProblem) -> LessonCondition.Kind {
    let start = at
    switch takeWord() {
    case let name where ["method", "path", "host"].contains(name):
      return .facts(try fact(name, "expected what the \(name) is"))
    case "query":
      let name = takeWord()
      guard !name.isEmpty else { throw problem("expected the name of a query item") }
      return .facts(try fact("query[\"\(name)\"]", ""))
    default:
      at = start
      guard !rest.isEmpty else {
        throw problem("expected what is wanted of the request, such as `request method POST`")
      }
      return .request(try Rule(text, from: start))
    }
  }

  private mutating func never() throws(LineProblem) -> LessonCondition.Kind {
    guard !rest.isEmpty else {
      throw problem("expected what must not be sent, such as `never DELETE /notes/1`")
    }
    if let pattern = RequestPattern(rest.trimmingBlanks) { return .neverSent(pattern) }
    let inner = try kind()
    switch inner {
    case .answer, .failure, .request, .facts: return .never(inner)
    default: throw problem("expected what must not be sent, such as `never request method DELETE`", at: 0)
    }
  }

  private func patterns() throws(LineProblem) -> [RequestPattern] {
    var patterns: [RequestPattern] = []
    for part in rest.split(separator: ",") {
      guard let pattern = RequestPattern(part.trimmingBlanks) else {
        throw problem("expected a method and a path, found \(part.trimmingBlanks)")
      }
      patterns.append(pattern)
    }
    guard patterns.count > 1 else {
      throw problem("expected two or more, such as `in order GET /a, POST /b`")
    }
    return patterns
  }

  /// A promise of a member, where a word alone is what it should be: `method POST` is `method == POST`.
  private func fact(_ name: String, _ expected: String) throws(LineProblem) -> Rule {
    let promise = rest.trimmingBlanks
    if promise.isEmpty, !expected.isEmpty { throw problem(expected) }
    let opening = ".\(name) "
    let sign = ["==", "="].first { promise.hasPrefix($0) }
    let value = promise.dropFirst(sign?.count ?? 0).trimmingBlanks
    let isWord =
      Self.isQuoted(value)
      || !value.isEmpty && !value.contains(" ") && !value.contains("..") && !value.hasPrefix(">")
        && !value.hasPrefix("<") && !value.hasPrefix("!") && !["present", "absent"].contains(value)
    let rule = opening + (sign != nil || isWord ? "same as \(quoted(value))" : promise)
    do throws(LineProblem) {
      return try Rule(rule)
    } catch {
      throw problem(error.message)
    }
  }

  /// A text in quotes, and nothing behind it: such a one may have blanks.
  private static func isQuoted(_ text: String) -> Bool {
    guard text.count > 1, let mark = text.first, mark == "\"" || mark == "'", text.last == mark else {
      return false
    }
    return !text.dropFirst().dropLast().contains(mark)
  }

  /// A path would be read as one into the answer.
  private func quoted(_ value: String) -> String {
    value.hasPrefix("\"") || value.hasPrefix("'") || Int(value) != nil ? value : "\"\(value)\""
  }

  // MARK: Words

  private var rest: String { String(decoding: text.utf8.dropFirst(at), as: UTF8.self) }

  private mutating func takeWord() -> String {
    let bytes = Array(text.utf8)
    while at < bytes.count, bytes[at] == 0x20 { at += 1 }
    let start = at
    while at < bytes.count, bytes[at] != 0x20 { at += 1 }
    let word = String(decoding: bytes[start..<at], as: UTF8.self)
    while at < bytes.count, bytes[at] == 0x20 { at += 1 }
    return word
  }

  private func problem(_ message: String, at place: Int? = nil) -> LineProblem {
    let start = min(place ?? at, text.utf8.count)
    return LineProblem(message, at: start..<text.utf8.count)
  }
}
