package import ApusAnswers
internal import ApusClient
internal import ApusFormats
internal import ApusLanguage
internal import ApusRecordings
package import ApusRedaction
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// Writes what was asked, for other programs.
package struct ExportWriter {
  private let redactor: Redactor
  private let output: Output

  /// - Parameter redactor: knows what must not be seen.
  package init(_ redactor: Redactor, _ output: Output) {
    self.redactor = redactor
    self.output = output
  }

  /// Writes requests. No secret is in them: what stands for one is named to who reads.
  ///
  /// - Parameter leavingOut: the options that the other program has no word for.
  package func write(
    _ records: [Record], as make: ([RedactedRequest]) throws -> String,
    leavingOut: (RedactedRequest) -> [String] = { _ in [] }
  ) throws {
    var redactor = redactor
    let isReplay = redactor.isOfReplay
    let requests = records.map(\.exchange).map {
      RedactedRequest($0, as: isReplay ? $0.request : $0.request.markingLookalikes(), redactor: &redactor)
    }
    let text: String
    do {
      text = try make(requests)
    } catch let problem as BodySource.Unreadable {
      throw CommandFailure(
        .requestBody, "\(problem.path) cannot be read: \(problem.reason)", try: ["history"])
    }
    try output.write(exported: Array((text.hasSuffix("\n") ? text : text + "\n").utf8), checkedBy: redactor)
    notePages(of: records)
    for (record, request) in zip(records, requests) {
      guard let sign = request.endOfSignature, text.contains(sign),
        let login = record.exchange.request.options.login
      else { continue }
      if let note = SignedPreview.note(of: login) { output.note(note) }
    }
    noteConversations(of: records, in: text)
    noteVariables(of: requests, in: text)
    let leftOut = Set(requests.flatMap(leavingOut)).sorted()
    if !leftOut.isEmpty {
      output.note(
        Line("left out, there being no word for it there: \(leftOut.joined(separator: " "))", .warning))
    }
  }

  /// Says of which request nothing but the first is exported.
  private func notePages(of records: [Record]) {
    for record in records {
      guard let count = record.pageCount, count > 1 else { continue }
      output.note(
        Line(
          "request \(record.number) was \(count) pages, one after the other; this asks for the first", .dim))
    }
  }

  /// Says of which conversation nothing but its beginning is exported.
  private func noteConversations(of records: [Record], in text: String) {
    guard !text.contains("WEBSOCKET ws") else { return }
    let isOpened = text.contains("Sec-WebSocket-Version")
    for record in records where record.exchange.conversation != nil {
      output.noteConversation(of: record, isOpened: isOpened)
    }
  }

  /// Says what has to be set before the export can be run. What only made a signature does not stand in it.
  private func noteVariables(of requests: [RedactedRequest], in text: String) {
    guard output.console.noteTraits.isTerminal else { return }
    var names: [String] = []
    for name in requests.flatMap(\.secretNames) where !names.contains(name) { names.append(name) }
    guard !names.isEmpty else { return }
    let words = text.utf8.split { $0 != 0x5f && $0 &- 0x30 > 9 && ($0 | 0x20) &- 0x61 > 25 }
    names.removeAll { name in !words.contains { $0.elementsEqual(name.utf8) } }
    guard !names.isEmpty else { return }
    output.note(Line("to be set before it runs: \(names.joined(separator: ", "))", .dim))
  }

  /// Writes the exchanges as a HAR archive.
  package func writeArchive(of records: [Record]) throws {
    var redactor = redactor
    redactor.stopsWhenCancelled = true
    let bytes = try Self.archive(of: records, redactor: &redactor)
    do {
      try output.write(exported: bytes, checkedBy: redactor)
    } catch let leak as LeakedSecret {
      throw CommandFailure(.requestBody, leak.description)
    }
  }

  /// A HAR archive that was checked for secrets.
  package func archive(of records: [Record]) throws -> [UInt8] {
    var redactor = redactor
    let bytes = try Self.archive(of: records, redactor: &redactor)
    do {
      try redactor.check(bytes)
    } catch {
      throw CommandFailure(.requestBody, error.description)
    }
    return bytes
  }

  private static func archive(of records: [Record], redactor: inout Redactor) throws -> [UInt8] {
    let recordings = records.map { record in
      record.failure.map { Recording($0) } ?? Recording(record.received)
    }
    let bytes: [UInt8]
    do {
      bytes = try Cassette(recordings: recordings).bytes(redactor: &redactor)
    } catch {
      throw CommandFailure(.requestBody, error.description)
    }
    if redactor.isStopped { throw CancellationError() }
    return bytes
  }
}

extension Output {
  /// Says that what was said in a conversation is not in what was written of it.
  ///
  /// - Parameter isOpened: whether that asks for the WebSocket as a browser does.
  fileprivate func noteConversation(of record: Record, isOpened: Bool) {
    note(
      Line(
        isOpened
          ? "request \(record.number) is a conversation; this shows its beginning, and speaks no WebSocket"
          : "request \(record.number) is a conversation; only the request that opens it is written", .warning)
    )
  }
}
