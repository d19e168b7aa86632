internal import ApusAnswers
internal import ApusClient
internal import ApusJSON
internal import ApusLanguage
internal import ApusRecordings
internal import ApusRedaction

/// An answer as a workspace keeps it: a HAR file of one exchange, redacted, with the line that asked for it.
enum AnswerFile {
  /// Of a larger body only the beginning is kept, as recordings do.
  private static let largestBody = 32 << 20
  private static let beginning = 64 << 10

  static func bytes(
    of record: Record, _ words: CommandWords, _ alias: PracticeAlias, redactor: inout Redactor
  ) throws(LeakedSecret) -> [UInt8] {
    var recording = Recording(record.exchange, failure: record.failure.flatMap { Recording($0).failure })
    if record.exchange.body.bytes.count > largestBody {
      recording = recording.with(body: Array(record.exchange.body.bytes.prefix(beginning)))
    }
    let named = alias.named(recording)
    var entries = try Cassette.entries(of: [named], from: 1, redactor: &redactor)
    let known = redactor.knownCount
    // The exchange told which words of the line are secrets, and the line may tell of more.
    let line = RedactedLine.text(record.line, words, alias, redactor: &redactor)
    if redactor.knownCount > known {
      entries = try Cassette.entries(of: [named], from: 1, redactor: &redactor)
    }
    var more: [JSONValue.Member] = [.init("_line", .string(line))]
    if let pages = record.pageCount { more.append(.init("_pages", .number(pages))) }
    let tail = JSONValue.object(more).text.dropFirst()
    let bytes = Cassette.head + Cassette.separator(before: 1) + entries + Array("\n]},\(tail)\n".utf8)
    try redactor.check(bytes)
    return bytes
  }

  static func record(in bytes: [UInt8], number: Int, _ alias: PracticeAlias) throws -> Record {
    let document = try JSONDocument(bytes)
    guard let line = document.root["_line"]?.string,
      let recording = try HARReader(file: "answer").recordings(in: document).first
    else { throw HARProblem(file: "answer", line: 1, column: 1, message: "expected an answer") }
    let real = PracticeReturn(alias: alias).named(recording)
    let failure = real.failure.map {
      TransportError(
        $0.code, $0.message, underlying: $0.underlying, offendingLine: $0.offendingLine,
        exchange: real.exchange)
    }
    return Record(
      number: number, line: alias.real(line), exchange: real.exchange, failure: failure,
      pageCount: document.root["_pages"]?.integer)
  }
}

/// The practice API's addresses again, where its names stand.
private struct PracticeReturn: AddressAlias {
  let alias: PracticeAlias

  func named(_ bytes: [UInt8]) -> [UInt8] { alias.real(bytes) }
}
