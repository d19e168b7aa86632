internal import ApusClient
internal import ApusEncodings

/// Reads what others sent and got: `> GET URL`; `< HTTP/2 200` and `< Name: value`; `| ` and a line of the body; for a
/// certificate `* certificate SUBJECT; ISSUER; FROM; TO`; and `! CODE what happened` where no answer came.
struct LessonExchangeReader {
  private let block: LessonBlock
  private let file: String
  private var exchange: LessonExchange
  private var status: (version: String, number: Int)?
  private var fields: [HeaderField] = []
  private var body: [Substring] = []

  /// - Throws: where the first line that is none stands.
  init(_ block: LessonBlock, file: String) throws(LessonProblem) {
    (self.block, self.file) = (block, file)
    let filled = block.filled
    let words = filled.first?.text.split(separator: " ") ?? []
    guard words.count == 3, words[0] == ">", let method = HTTPMethod(String(words[1])),
      let url = try? WebURL(String(words[2]))
    else {
      throw LessonProblem(
        file: file, line: filled.first?.number ?? block.place,
        "expected what was sent, such as `> GET https://shop.example/`")
    }
    exchange = LessonExchange(method, url, text: filled.map { String($0.text) }.joined(separator: "\n"))
    for (text, number) in filled.dropFirst() { try read(text, number) }
  }

  /// - Throws: where there is neither an answer nor a failure.
  func whole() throws(LessonProblem) -> LessonExchange {
    guard status != nil || exchange.failure != nil else {
      throw LessonProblem(
        file: file, line: block.place,
        "expected what came, such as `< HTTP/2 200`, or `! tls.expired` and why")
    }
    var whole = exchange
    whole.head = status.map {
      ResponseHead(version: $0.version, status: $0.number, headers: HeaderFields(fields))
    }
    whole.body = body.isEmpty ? [] : Array((body.joined(separator: "\n") + "\n").utf8)
    return whole
  }

  private mutating func read(_ line: Substring, _ number: Int) throws(LessonProblem) {
    let text = line.dropFirst().trimmingBlanks
    switch line.first {
    case "<" where text.hasPrefix("HTTP/") && status == nil:
      let words = text.split(separator: " ")
      guard words.count > 1, let code = Int(words[1]), (200...599).contains(code) else {
        throw problem("expected a version and a status, such as `< HTTP/2 200`", number)
      }
      status = (String(words[0]), code)
    case "<" where status != nil:
      let parts = text.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, !parts[0].isEmpty, !parts[0].contains(" ") else {
        throw problem("expected a header, such as `< content-type: text/plain`", number)
      }
      fields.append(HeaderField(name: String(parts[0]), value: parts[1].trimmingBlanks))
    case "|": body.append(line.dropFirst(line.hasPrefix("| ") ? 2 : 1))
    case "*" where text.hasPrefix("certificate "): try readCertificate(text.dropFirst(12), number)
    case "!":
      let words = text.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let code = ErrorCode(named: String(words[0])) else {
        throw problem(
          "expected a code and what happened, such as `! tls.expired the certificate has expired`", number)
      }
      exchange.failure = (code, String(words[1]))
    default:
      throw problem("expected `< `, `| `, `* certificate ` or `! `, found \(line.prefix(20))", number)
    }
  }

  private mutating func readCertificate(_ text: Substring, _ number: Int) throws(LessonProblem) {
    let parts = text.split(separator: ";").map(\.trimmingBlanks)
    guard parts.count == 4 else {
      throw problem("expected subject, issuer, and from when to when it holds, with `;` between", number)
    }
    exchange.connection.certificates.append(
      Certificate(subject: parts[0], issuer: parts[1], notBefore: parts[2], notAfter: parts[3]))
  }

  private func problem(_ message: String, _ line: Int) -> LessonProblem {
    LessonProblem(file: file, line: line, message)
  }
}
