package import ApusAnswers
internal import ApusClient
internal import ApusFormats
internal import ApusRecordings
internal import ApusRedaction
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// A HAR file whose entries are looked at as requests of the history.
package struct OpenedCapture {
  private let cassette: Cassette
  private let name: String

  /// Whether a file is one. Other files of JSON are not read for that.
  package static func isOne(_ bytes: [UInt8], named name: String) -> Bool {
    let beginning = String(decoding: bytes.prefix(512), as: UTF8.self)
    return (name.lowercased().hasSuffix(".har") || beginning.contains("\"log\""))
      && FileKind.of(bytes, name: name) == .har
  }

  package init(_ bytes: [UInt8], named name: String) throws {
    self.name = name
    do throws(HARProblem) {
      cassette = try Cassette(reading: bytes, file: name)
    } catch {
      throw CommandFailure(.usageArgument, error.description)
    }
  }

  /// Puts the entries into the history, and sends nothing.
  package func open(
    in records: inout Records, _ environment: Environment, _ output: Output
  ) throws -> Outcome {
    for line in HAROther.inWords(cassette.others) { output.note(Line(line, .dim)) }
    let alias = PracticeAlias(environment.practicePorts())
    let added = cassette.recordings.map { recording in
      output.mask.learn(from: recording.exchange.request)
      let failure = recording.failure.map {
        TransportError(
          $0.code, $0.message, underlying: $0.underlying, offendingLine: $0.offendingLine,
          exchange: recording.exchange)
      }
      return records.add(
        CapturedRequest(recording).line(alias), recording.exchange, failure: failure)
    }
    guard let first = added.first, let last = added.last else {
      output.note(Line("\(name) has no requests", .dim))
      return .ok
    }
    let numbers = added.count == 1 ? "request \(first.number)" : "requests \(first.number) to \(last.number)"
    output.note(
      Line("\(numbers) of the history now, to look at; nothing was sent; try: ", .dim)
        + Line("history", .command))
    return .ok
  }
}
