internal import ApusClient
internal import ApusFormats
internal import ApusLanguage
internal import ApusRecordings
package import ApusRedaction
internal import ApusRendering
package import ApusSurroundings
package import ApusSystem
internal import ApusText

/// A HAR file of another program as a saved session: a line for each of its requests, and their answers, so that it
/// replays at once. Nothing is sent.
package struct CaptureImport {
  private let name: String
  private let cassette: Cassette
  private let output: Output

  /// - Parameter name: the file, as it was typed.
  /// - Returns: `nil` for a file of another kind.
  package init?(_ name: String, in files: FileReader, _ output: Output) throws(CommandFailure) {
    guard case .success(let bytes) = files.contents(files.expanded(name)),
      FileKind.of(bytes, name: name) == .har
    else { return nil }
    self.name = name
    self.output = output
    do throws(HARProblem) {
      cassette = try Cassette(reading: bytes, file: name)
    } catch {
      throw CommandFailure(.usageArgument, error.description)
    }
  }

  private var requests: [(recording: Recording, request: CapturedRequest)] {
    cassette.recordings.map { ($0, CapturedRequest($0)) }
  }

  /// Why a request becomes no line; `nil` where it does. What a browser gave up says nothing of how it should end.
  private func reason(against entry: (recording: Recording, request: CapturedRequest)) -> String? {
    if let reason = entry.request.reasonForNoLine { return reason }
    guard !cassette.isOwn, entry.recording.exchange.response == nil, let failure = entry.recording.failure
    else { return nil }
    return failure.underlying.map { "it was not answered: \($0)" } ?? "it was not answered"
  }

  /// Lists what it becomes, and what is left out.
  package func list() {
    output.note(Line("a recording of \(Units.count(cassette.recordings.count, "request"))"))
    for line in HAROther.inWords(cassette.others) { output.note(Line(line, .dim)) }
    for (number, entry) in requests.enumerated() {
      let title = entry.request.title(number + 1)
      output.note(
        reason(against: entry).map { title + Line("  left out: \($0)", .warning).retold } ?? title)
      let withheld = entry.request.withheld
      if !withheld.isEmpty {
        output.note(Line("   not in the file: \(withheld.joined(separator: ", "))", .dim))
      }
    }
  }

  /// What a session of a file is called: `it` for `it.har` and `it.session.har`.
  private static func title(of file: some StringProtocol) -> String {
    for end in [".session.har", ".har"] where file.lowercased().hasSuffix(end) && file.count > end.count {
      return String(file.dropLast(end.count))
    }
    return String(file)
  }

  /// Writes the session and its recording into a folder, over none that is there.
  ///
  /// - Returns: what it is called there.
  package func write(
    into folder: String, with runner: any LineRunner, redactor: Redactor, in environment: Environment
  ) async throws -> String {
    let title = Self.title(of: FilePath.name(of: name))
    let place = try environment.placeOfFile(environment.files.expanded("\(folder)/\(title).session.md"))
    for path in [place, place.dropLast(3) + ".har"] where FilePath.exists(path) {
      throw CommandFailure(.usageArgument, "\(path) is there already; nothing was written")
    }
    do throws(SystemError) {
      try Folder.create(for: place)
    } catch {
      throw CommandFailure(.usageArgument, "\(folder): \(error); nothing was written")
    }
    let writer = try SessionWriter(
      place, base: nil, redactor: redactor, userAgent: environment.userAgent, runner: runner, ports: { nil })
    do {
      for (number, entry) in requests.enumerated() {
        if let reason = reason(against: entry) {
          try await writer.append(.note("left out: \(entry.request.name.text): \(reason)"))
          continue
        }
        try await append(
          entry.recording, entry.request, sending: "\(title)-\(number + 1).bin", to: writer)
      }
      try writer.settle()
    } catch {
      writer.discard()
      throw error
    }
    output.note(Line("wrote ") + Line("\(folder)/\(title).session.md", .url))
    if requests.contains(where: { $0.request.bytesOfFile != nil && reason(against: $0) == nil }) {
      output.note(
        Line("bodies that no line holds are in the recording: replay --live takes them with --recorded-files")
      )
    }
    for line in writer.unlike {
      output.note(Line("goes another way when it is replayed: ", .warning) + Line(line))
    }
    return title
  }

  /// - Parameter file: what a body is called that no line can hold. It stands in the recording, and nowhere else.
  private func append(
    _ recording: Recording, _ request: CapturedRequest, sending file: String, to writer: SessionWriter
  ) async throws {
    let failure = recording.failure.map { Step.Outcome.failure($0.code) }
    let status = recording.exchange.response.flatMap {
      $0.status >= 400 ? Step.Outcome.failure(.http($0.status)) : nil
    }
    let body = request.bytesOfFile
    try await writer.append(
      .line(
        LoggedLine(
          text: body == nil ? request.line(PracticeAlias(nil)) : request.line(sending: file),
          recordings: [recording], piped: nil, outcome: failure ?? status ?? .ok, secrets: [], isCut: false,
          files: body.map { [HARFile(path: file, bytes: $0)] } ?? [])))
  }
}
