import ApusPacingTestSupport
import ApusRedaction
import ApusReplTestSupport
import ApusText
import Synchronization
import Testing

@testable import ApusSurroundings

/// Keeps what it is given; from a number of pieces on it takes none.
private final class KeptPages: ShellInput {
  private let state = Mutex((text: "", isFinished: false, rest: Int.max))

  init(takes pieces: Int = .max) { state.withLock { $0.rest = pieces } }

  var text: String { state.withLock { $0.text } }
  var isFinished: Bool { state.withLock { $0.isFinished } }

  func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {
    let isOpen = state.withLock { state in
      state.rest -= 1
      if state.rest >= 0 { state.text += String(decoding: bytes, as: UTF8.self) }
      return state.rest >= 0
    }
    if !isOpen { throw SinkClosed(reason: "") }
  }

  func finish() -> Int32 {
    state.withLock { $0.isFinished = true }
    return 0
  }
}

@Suite("Output that is longer than anybody reads at once", .paced)
struct PagingSinkTests {
  private static let screen = Console.Traits(isTerminal: true, width: 20, height: 6)

  private func output(
    _ traits: Console.Traits = screen, isConversation: Bool = true, pager: KeptPages?
  ) throws -> (Output, () -> String) {
    let desk = try Desk(to: traits)
    desk.output.isConversation = isConversation
    desk.output.pager = {
      guard let pager else { return nil }
      return { pager }
    }
    return (desk.output, { desk.taken().out })
  }

  private func lines(_ count: Int) -> String { (0..<count).map { "line \($0)\n" }.joined() }

  @Test("five screens are shown, and more goes to the pager whole")
  func limit() throws {
    let pager = KeptPages()
    let (output, shown) = try output(pager: pager)
    try output.paging { try output.console.out.write(lines(30)) }
    #expect(shown() == lines(30))
    #expect(pager.text == "")
    try output.paging { try output.console.out.write(lines(31)) }
    #expect(shown() == "")
    #expect(pager.text == lines(31))
    #expect(pager.isFinished)
    // Afterwards all is as it was.
    try output.console.out.write(lines(40))
    #expect(shown() == lines(40))
  }

  @Test("one line without end is as long as its rows")
  func longLine() throws {
    let pager = KeptPages()
    let (output, shown) = try output(pager: pager)
    let text = String(repeating: "x", count: 20 * 4 * 40)
    try output.paging { try output.console.out.write(text) }
    #expect(shown() == "")
    #expect(pager.text == text)
  }

  @Test("without a prompt, a terminal that obeys or a pager it is shown at once", arguments: 0..<4)
  func noPager(_ number: Int) throws {
    let pager = KeptPages()
    var traits = Self.screen
    if number == 0 { traits = .plain }
    if number == 1 { traits.movesCursor = false }
    let (output, shown) = try output(traits, isConversation: number != 2, pager: number == 3 ? nil : pager)
    try output.paging { try output.console.out.write(lines(1_000)) }
    #expect(shown() == lines(1_000))
    #expect(pager.text == "")
  }

  @Test("who leaves the pager wants no more, which is no failure")
  func leaves() throws {
    let pager = KeptPages(takes: 1)
    let (output, _) = try output(pager: pager)
    try output.paging {
      for _ in 0..<100 { try output.console.out.write(lines(40)) }
    }
    #expect(pager.isFinished)
  }

  @Test("what else goes wrong is a failure, in the pager or before it")
  func fails() throws {
    let (output, _) = try output(pager: KeptPages())
    #expect(throws: CancellationError.self) { try output.paging { throw CancellationError() } }
    struct Other: Error {}
    #expect(throws: Other.self) {
      try output.paging {
        try output.console.out.write(lines(40))
        throw Other()
      }
    }
  }

  @Test("^C in the pager is no failure, either")
  func interrupted() throws {
    let (output, _) = try output(pager: KeptPages())
    try output.paging {
      try output.console.out.write(lines(40))
      throw SinkClosed.interrupted
    }
  }

  @Test("a pager that cannot be started leaves the screen to it")
  func notStarted() throws {
    let (output, shown) = try output(pager: nil)
    output.pager = { { nil } }
    try output.paging { try output.console.out.write(lines(50)) }
    #expect(shown() == lines(50))
  }
}
