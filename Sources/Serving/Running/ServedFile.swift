internal import ApusClient
internal import ApusEncodings
internal import ApusEndpoints
internal import ApusFormats
internal import ApusOpenAPI
internal import ApusPractice
internal import ApusRecordings
internal import ApusSavedSessions
internal import ApusSurroundings
internal import ApusSystem

/// One file that is served.
struct ServedFile {
  let source: any MockSource
  /// Lines that say what it is, how much is in it, and what of it is made up.
  let summary: [String]
  /// Where its paths begin.
  let mount: String
  /// Whether it is a description, which answers what no recording does.
  let isDescription: Bool

  /// How often what was recorded or written by hand was asked for; nothing of a description.
  var counts: [AskedCount] { (source as? RecordedMock)?.counts ?? [] }

  /// - Parameter hasDelays: whether what was recorded takes as long as it did.
  /// - Throws: `CommandFailure` for what is neither a description, nor a recording, nor a file of requests with answers.
  init(_ typed: String, in environment: Environment, hasDelays: Bool = false) async throws {
    let files = environment.files
    let name = SessionFileName.file(typed, in: files)
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try files.contents(files.expanded(name)).get()
    } catch {
      throw CommandFailure(.usageArgument, "the file \(name) cannot be read: \(error.reason)")
    }
    switch FileKind.of(String(decoding: bytes.prefix(4096), as: UTF8.self), name: name) {
    case .session:
      guard !files.isPipe(files.expanded(name)) else {
        throw CommandFailure(
          .usageArgument, "\(name) is a pipe, and the recording of a session lies beside its file")
      }
      let session = try SavedSession(reading: name, with: files)
      self.init(session, name, hasDelays: hasDelays)
    case .har:
      do throws(HARProblem) {
        let recordings = try Cassette(reading: bytes, file: name).recordings
        let origin = recordings.first.map { "\($0.exchange.request.url.origin)" }
        self.init(ServedRecordings(recordings, hasDelays: hasDelays), name, from: origin)
      } catch {
        throw CommandFailure(.usageArgument, error.description)
      }
    case .httpFile:
      try self.init(HTTPFile(String(decoding: bytes, as: UTF8.self)), name)
    default:
      let reader = DescriptionReader(environment, home: nil)
      // A pipe has nothing more.
      let loaded =
        files.isPipe(files.expanded(name))
        ? try await reader.specification(inText: bytes, name: name)
        : try await reader.specification(inFile: files.expanded(name), name: name)
      self.init(loaded.whole ?? loaded.index, name)
    }
  }

  private init(_ specification: Specification, _ name: String) {
    let mock = DescribedMock(specification)
    source = mock
    mount = mock.mount
    isDescription = true
    let title = [specification.title, specification.version].filter { !$0.isEmpty }.joined(separator: " ")
    let count = specification.operations.count
    summary = ["\(name): \(title.isEmpty ? "" : title + ", ")\(Self.count(count, "operation"))"]
  }

  private init(_ session: SavedSession, _ name: String, hasDelays: Bool) {
    let patterns = LinePath.all(in: session.document)
    let base = session.document.base
    let url = base.flatMap { try? WebURL($0 == FrontMatter.practice ? PracticeAlias.base : $0) }
    self.init(
      ServedRecordings(session.cassette.recordings, patterns: patterns, hasDelays: hasDelays), name,
      from: url.map { "\($0.scheme)://\($0.authority)" }, mount: url.map { $0.path.withoutFinalSlash } ?? "")
  }

  private init(_ served: ServedRecordings, _ name: String, from origin: String?, mount: String = "") {
    source = RecordedMock(served.answers, from: origin)
    self.mount = mount
    isDescription = false
    let count = served.answers.count - served.webSockets
    var lines = ["\(name): \(Self.count(count, "recorded answer"))"]
    if served.webSockets > 0 {
      let left = Self.count(served.webSockets, "WebSocket")
      lines.append("  \(left) left out: who asks for one is answered with 501")
    }
    if served.leftOut > 0 {
      lines.append("  \(Self.count(served.leftOut, "request")) without an answer left out")
    }
    let names = served.fakes.names
    if !names.isEmpty {
      lines.append("  redacted, and made up here: \(names.joined(separator: ", "))")
    }
    summary = lines
  }

  private init(_ file: HTTPFile, _ name: String) throws(CommandFailure) {
    let answers = HandWrittenAnswers.all(in: file)
    if let problem = file.problem {
      throw CommandFailure(.usageArgument, "\(name):\(problem.line): \(problem.what)")
    }
    guard !answers.isEmpty else {
      throw CommandFailure(
        .usageArgument, "\(name) has no answers: below a request, a line such as HTTP/1.1 200 OK begins one")
    }
    source = RecordedMock(answers)
    mount = ""
    isDescription = false
    let others = file.requests.count - file.served.count
    let broken = file.ignored.filter { $0.what.hasSuffix(" begins no answer") }
    if let first = broken.first {
      throw CommandFailure(.usageArgument, "\(name):\(first.line): \(first.what); try HTTP/1.1 200 OK")
    }
    summary =
      ["\(name): \(Self.count(answers.count, "answer")) written by hand"]
      + (others > 0 ? ["  \(Self.count(others, "request")) without an answer left out"] : [])
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
