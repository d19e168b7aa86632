internal import ApusClient
internal import ApusEndpoints
internal import ApusFormats
internal import ApusOpenAPI
internal import ApusPractice
internal import ApusSavedSessions
internal import ApusSurroundings
internal import ApusSystem

/// One file that is served.
struct ServedFile {
  let source: any MockSource
  /// In a line: what it is, and how much is in it.
  let summary: String
  /// Where a description's paths begin; `nil` for a recording.
  let mount: String?

  /// - Throws: `CommandFailure` for what is neither a description nor a recording.
  init(_ name: String, in environment: Environment) async throws {
    let files = environment.files
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try files.contents(name).get()
    } catch {
      throw CommandFailure(.usageArgument, "the file \(name) cannot be read: \(error.reason)")
    }
    switch FileKind.of(String(decoding: bytes.prefix(4096), as: UTF8.self), name: name) {
    case .session:
      let session = try SavedSession(reading: name, with: files)
      self.init(recordings: session.cassette.recordings, name)
    case .har:
      do throws(HARProblem) {
        self.init(recordings: try Cassette(reading: bytes, file: name).recordings, name)
      } catch {
        throw CommandFailure(.usageArgument, error.description)
      }
    default:
      let reader = DescriptionReader(environment, home: nil)
      let loaded = try await reader.specification(inFile: files.expanded(name), name: name)
      self.init(loaded.whole ?? loaded.index, name)
    }
  }

  private init(_ specification: Specification, _ name: String) {
    let mock = DescribedMock(specification)
    source = mock
    mount = mock.mount
    let title = [specification.title, specification.version].filter { !$0.isEmpty }.joined(separator: " ")
    let count = specification.operations.count
    summary = "\(name): \(title.isEmpty ? "" : title + ", ")\(count) operation\(count == 1 ? "" : "s")"
  }

  private init(recordings: [Recording], _ name: String) {
    let answers = recordings.flatMap(\.answers)
    source = RecordedMock(answers)
    mount = nil
    summary = "\(name): \(answers.count) recorded answer\(answers.count == 1 ? "" : "s")"
  }
}

extension Recording {
  /// Each answer that came, those that led elsewhere included.
  fileprivate var answers: [RecordedAnswer] {
    exchange.hops.enumerated().compactMap { place, hop in
      guard let head = hop.response else { return nil }
      let isLast = place == exchange.hops.count - 1
      let sent = place == 0 ? exchange.request.body?.bytesInMemory.map { Array($0) } ?? [] : []
      let request = MockRequest(
        hop.sent.method.name, hop.sent.url.path,
        query: hop.sent.url.queryItems.map { ($0.name, $0.value ?? "") }, body: sent)
      let fields = head.headers.map { ($0.name, $0.shown) }.filter {
        !Self.ofConnection.contains($0.0.lowercased())
      }
      return RecordedAnswer(request, MockAnswer(head.status, fields, body: isLast ? exchange.body.bytes : []))
    }
  }

  /// Fields that speak of the bytes as they travelled then.
  private static let ofConnection: Set = [
    "content-length", "transfer-encoding", "content-encoding", "connection", "keep-alive",
  ]
}
