import ApusClient
import ApusFolderTestSupport
import ApusJSON
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSystem
import Synchronization
import Testing

@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

/// A screen on which ^C is pressed once so many bytes have come.
private final class InterruptedScreen: ByteSink {
  private let patience: Int
  private let state = Mutex((byteCount: 0, text: ""))

  init(patience: Int) { self.patience = patience }

  var byteCount: Int { state.withLock { $0.byteCount } }
  var text: String { state.withLock { $0.text } }

  func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {
    let isEnough = state.withLock { state in
      state.byteCount += bytes.count
      state.text += String(decoding: bytes, as: UTF8.self)
      return state.byteCount >= patience
    }
    if isEnough { withUnsafeCurrentTask { $0?.cancel() } }
  }
}

/// Takes one piece and no more.
private final class ClosingReader: ByteSink {
  private let count = Mutex(0)

  func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {
    let isFirst = count.withLock { count in
      count += 1
      return count == 1
    }
    if !isFirst { throw SinkClosed(reason: "") }
  }
}

@Suite("Output that is interrupted", .paced)
struct InterruptionTests {
  private static let patience = 100_000

  /// What is on the screen of a terminal after some lines, of which each is interrupted.
  private func screen(_ lines: [String], of folder: TestFolder, to traits: Console.Traits = Talk.terminal)
    async
    -> (screen: InterruptedScreen, outcome: Outcome)
  {
    let screen = InterruptedScreen(patience: Self.patience)
    let context = Context(
      console: Console(out: screen, notes: screen, outTraits: traits, noteTraits: traits),
      transport: StubTransport(),
      environment: Environment(files: .disk(home: nil, workingFolder: folder.path)))
    let engine = Engine(context)
    var outcome = Outcome.ok
    for line in lines { outcome = await Task { await engine.run(line) }.value }
    return (screen, outcome)
  }

  @Test(
    "at most 64 kB more come after ^C, of whatever is shown",
    arguments: ["tree", "body", "body --pretty", "tree .[]", "keys .[]"])
  func bounded(_ line: String) async throws {
    let folder = try TestFolder()
    let elements = (0..<20_000).map { "{\"key number \($0)\": [1, {\"b\": \"\($0)\"}]}" }
    try folder.write("[\(elements.joined(separator: ","))]", to: "wide.json")
    let (screen, outcome) = await screen(["open wide.json", line], of: folder)
    #expect(screen.byteCount < Self.patience + 65_536)
    #expect(screen.byteCount >= Self.patience)
    #expect(outcome == .failed(.cancelled))
    #expect(screen.text.hasSuffix("stopped; \(line) | less\n"))
  }

  @Test("a value as indented JSON stops, too, and the rest of an answer that was asked for is in its body")
  func views() async throws {
    let folder = try TestFolder()
    let elements = (0..<20_000).map { "{\"key number \($0)\": [1, {\"b\": \"\($0)\"}]}" }
    try folder.write("[\(elements.joined(separator: ","))]", to: "wide.json")
    let (screen, outcome) = await screen(["open wide.json", "view json", "."], of: folder)
    #expect(outcome == .failed(.cancelled))
    #expect(screen.byteCount < Self.patience + 65_536)
    #expect(screen.text.hasSuffix("stopped; . | less\n"))
  }

  @Test("a single line of any length stops, too")
  func longLine() async throws {
    let folder = try TestFolder()
    try folder.write("\"\(String(repeating: "りんご", count: 200_000))\"", to: "long.json")
    let (screen, outcome) = await screen(["open long.json", "body"], of: folder)
    #expect(outcome == .failed(.cancelled))
    #expect(screen.byteCount < Self.patience + 65_536)
  }

  @Test("a reader that has enough of a body is noticed by the next write, however large the body")
  func closedReader() throws {
    let sink = InterruptibleSink(ClosingReader())
    try sink.write(ArraySlice([UInt8](repeating: 0x61, count: 1_000_000)))
    #expect(throws: SinkClosed(reason: "")) { try sink.write("more") }
  }

  @Test("what is short is shown whole though it was interrupted")
  func short() async throws {
    let folder = try TestFolder()
    try folder.write("[1, 2, 3]", to: "short.json")
    let screen = InterruptedScreen(patience: 1)
    let sink = InterruptibleSink(screen)
    await Task {
      for _ in 0..<100 { try? sink.write("a line\n") }
    }.value
    #expect(screen.byteCount == 700)
  }
}

@Suite("What a path may come to", .paced)
struct OutputLimitTests {
  private func deep(_ talk: Talk, _ depth: Int) throws {
    let text = String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)
    try talk.folder.write(text, to: "deep.json")
  }

  @Test("values inside one another stop at a limit that can be set, with an error of their own")
  func limit() async throws {
    let talk = try await Talk()
    try deep(talk, 500)
    await talk.say("open deep.json", "set output-limit 100kB")
    let answer = await talk.say("..a")
    #expect(answer.code == "output.tooLarge")
    #expect(answer.notes.contains("come to more than 100 kB beyond"))
    #expect(answer.out.count <= 100_000 + 3_001 + 500)
    await talk.say("set output-limit none")
    let whole = await talk.say("..a")
    #expect(whole.outcome == .ok)
    #expect(whole.outText.split(separator: "\n").count == 500)
    #expect(await talk.say("unset output-limit", "..a").outcome == .ok)
    #expect(await talk.say("set output-limit 1kB", "tree ..a").code == "output.tooLarge")
  }

  @Test("what is written once has no limit")
  func once() async throws {
    let talk = try await Talk()
    try talk.folder.write("[\((0..<1000).map(String.init).joined(separator: ", "))]", to: "list.json")
    await talk.say("open list.json", "set output-limit 0B")
    #expect(await talk.say(".[]").outText.hasSuffix("999\n"))
    #expect(await talk.say(".").outcome == .ok)
  }

  @Test("a size is bytes with a unit, or none", arguments: ["64MB", "1kb", "17", "0", "2GB", "none"])
  func sizes(_ size: String) async throws {
    #expect(try await Talk().say("set output-limit \(size)").outcome == .ok)
  }

  @Test("what is no size is refused", arguments: ["-1", "many", "1.5MB", "MB", "99999999999GB"])
  func noSizes(_ size: String) async throws {
    #expect(try await Talk().say("set output-limit \(size)").code == "usage.argument")
  }
}
