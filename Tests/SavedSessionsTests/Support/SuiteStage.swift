import ApusClient
import ApusFolderTestSupport
import ApusRedaction
import ApusReplTestSupport
import Synchronization

@testable import ApusSavedSessions
@testable import ApusSurroundings
@testable import ApusSystem

/// A folder with saved sessions that a parrot replays.
struct SuiteStage {
  let folder: TestFolder
  private let memory: MemoryConsole
  var variables: [String: String] = [:]
  var traits = Console.Traits.plain
  /// Whether nobody reads on behind the first that is written.
  var isLeft = false
  var confirm: @Sendable (String) -> Bool = { _ in true }
  /// What the server answers, by the path.
  var answer: @Sendable (String) async -> StubTransport.Answer = { _ in Self.fine }
  static let fine = StubTransport.Answer.response(status: 200, body: #"{"a": 1}"#)

  init() throws {
    folder = try TestFolder()
    memory = try MemoryConsole(in: folder)
  }

  /// Writes a session with a step for each word, as it is recorded.
  func write(_ name: String, _ words: String..., blocks: String? = nil) throws {
    let steps = words.map { "$ \($0)\nI say \($0)\n{\"a\": 1}\n" }.joined()
    try folder.write(
      "---\nsession: 1\ncassette: \(name).session.har\n---\n\(blocks ?? "```console\n\(steps)```\n")",
      to: name + ".session.md")
    try folder.write(
      String(decoding: written(words.map { Parrot.recording($0, #"{"a": 1}"#) }), as: UTF8.self),
      to: name + ".session.har")
  }

  /// What is shown, and why it is not fine.
  func replay(
    _ names: String..., mode: ReplayMode = .recorded, change: (inout ReplayOptions) -> Void = { _ in }
  ) async throws -> (text: String, failure: CommandFailure?) {
    var options = ReplayOptions()
    options.mode = mode
    change(&options)
    let variables = variables
    var environment = Environment(
      variable: { variables[$0] }, files: .disk(home: nil, workingFolder: folder.path), confirm: confirm
    )
    environment.clock = SessionClock(now: { .zero }, pause: { _ in })
    let transport = transport
    environment.anotherTransport = { (transport, CookieStore()) }
    let world = ReplayWorld(
      runner: Parrot(), environment: environment, transport: transport, mask: SecretMask())
    let console = memory.console(traits)
    let output = Output(isLeft ? console.redirecting(to: LeftReader()) : console, mask: SecretMask())
    let failure: CommandFailure?
    do {
      failure = try await SuiteReplay(options, in: world).run(names, on: output)
    } catch let thrown as CommandFailure {
      failure = thrown
    }
    output.flush()
    let text = memory.take().map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    return (text, failure)
  }

  private var transport: any Transport {
    let answer = answer
    return StubTransport { await answer($0.url.path) }
  }
}

/// A pipe whose reader leaves when it has something.
private final class LeftReader: ByteSink {
  private let isThere = Mutex(true)

  func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {
    let wasThere = isThere.withLock { isThere in
      defer { isThere = false }
      return isThere
    }
    if !wasThere { throw SinkClosed(reason: "") }
  }
}
