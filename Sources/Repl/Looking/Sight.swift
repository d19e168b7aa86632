internal import APIClient
package import JSON

/// What a path line names: a response, the last one unless it has a number, and a path in it.
package struct Sight: Sendable {
  /// `nil` is what was last received or opened.
  package let number: Int?
  package let path: Path

  package init(_ word: Word) throws(LineProblem) { try self.init(word.template.shown, at: word.range) }

  /// Without a word, all of what was last received.
  init(optional word: Word?) throws(LineProblem) {
    try self.init(word?.template.shown ?? ".", at: word?.range ?? 0..<0)
  }

  /// `$2.items` is `.items` of the second response; `$.items` and `.items` are of the last.
  init(_ text: String, at range: Range<Int>) throws(LineProblem) {
    let digits = text.hasPrefix("$") ? text.dropFirst().prefix { $0.isASCII && $0.isNumber } : ""
    number = Int(digits)
    let skipped = digits.isEmpty ? 0 : digits.utf8.count + 1
    let rest = String(text.utf8.dropFirst(skipped)) ?? text
    do {
      path = try Path(rest.isEmpty ? "." : rest.hasPrefix("[") ? "." + rest : rest)
    } catch {
      let at = range.lowerBound + skipped + min(error.offset, rest.utf8.count)
      throw LineProblem(
        "expected \(error.expected), found \(error.found)", at: at..<max(at, min(at + 1, range.upperBound)),
        try: "help paths")
    }
  }
}

extension Context {
  /// The document a path looks into.
  func document(of number: Int?, at range: Range<Int> = 0..<0) throws -> Document {
    guard let number else { return try focusedDocument(at: range) }
    return try document(of: record(number, at: range))
  }

  private func focusedDocument(at range: Range<Int>) throws -> Document {
    switch session.records.focus {
    case .file(_, let document): return document
    case .record(let record): return try document(of: record)
    case .nothing:
      throw LineProblem(.usageCommand, "there is no response to look at yet", at: range, try: "get /")
    }
  }

  func record(_ number: Int, at range: Range<Int>) throws(LineProblem) -> Record {
    if let record = session.records[number] { return record }
    let count = session.records.all.count
    let known = count == 0 ? "no request was sent yet" : "requests so far: 1 to \(count)"
    throw LineProblem(
      "there is no request \(number); \(known)", at: range, try: count == 0 ? "get /" : "history")
  }

  func lastRecord(at range: Range<Int>) throws(LineProblem) -> Record {
    guard let record = session.records.last else {
      throw LineProblem(.usageCommand, "no request was sent yet", at: range, try: "get /")
    }
    return record
  }

  private func document(of record: Record) throws -> Document {
    let bytes = record.exchange.body.bytes
    if bytes.isEmpty {
      throw CommandFailure(.bodyEmpty, "response \(record.number) has no body", try: ["headers", "history"])
    }
    do throws(SyntaxError) {
      return try record.document()
    } catch {
      throw CommandFailure(error, in: bytes, try: ["body", "headers"])
    }
  }

  /// The values a path selects, each with its place.
  func matches(of sight: Sight, at range: Range<Int>) throws -> [(location: Location, node: Node)] {
    let root = try document(of: sight.number, at: range).root
    return sight.path.nodes(in: root).map { ($0.path, $0) }
  }
}
