import ApusClient
import ApusFolderTestSupport
import ApusJSON
import ApusRendering
import ApusReplTestSupport
import ApusText
import Testing

@testable import ApusRedaction
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What a line has to say")
struct OutputTests {
  private let folder: TestFolder
  private let memory: MemoryConsole

  init() throws {
    folder = try TestFolder()
    memory = try MemoryConsole(in: folder)
  }

  private func output(to traits: Console.Traits) -> Output {
    Output(memory.console(traits), mask: SecretMask())
  }

  private func taken(_ stream: MemoryConsole.Stream) -> String {
    String(decoding: memory.take().filter { $0.stream == stream }.flatMap(\.bytes), as: UTF8.self)
  }

  @Test("what was asked for and what is said about it go different ways")
  func ways() throws {
    let output = output(to: .plain)
    try output.show(Lines([Line("asked")]))
    output.note(Line("said"))
    output.flush()
    let pieces = memory.take()
    #expect(pieces.map(\.stream) == [.out, .notes])
    #expect(pieces.map { String(decoding: $0.bytes, as: UTF8.self) } == ["asked\n", "said\n"])
  }

  @Test("lines for a program are what they are, but no commands in a log of GitHub's runner")
  func runner() throws {
    var traits = Console.Traits.plain
    let lines = "X: ##[error]x\n ::add-mask::y\n\nz"
    for (isForRunner, expected) in [(false, lines), (true, "X: ##\\[error]x\n \\::add-mask::y\n\nz")] {
      traits.isForRunner = isForRunner
      let output = output(to: traits)
      try output.write(lines: lines)
      output.flush()
      #expect(taken(.out) == expected)
    }
  }

  @Test("a letter under more marks than any has is cut in JSON that somebody sees, and whole for a program")
  func marks() throws {
    let marks = String(repeating: "\u{301}", count: 200)
    let document = try JSONDocument("{\"a\(marks)\":\"りéन\u{94d}ด\u{e49}\(marks)\"}")
    let seen = output(to: .init(isTerminal: true, width: 80, height: 24, hasColour: true))
    try seen.write(pretty: document.root)
    seen.flush()
    let text = taken(.out)
    #expect(
      text.split(separator: "…").count == 3 && !text.contains(String(marks.unicodeScalars.prefix(9))),
      "\(text)")
    #expect(text.contains("\u{1b}["))
    let piped = output(to: .plain)
    try piped.write(pretty: document.root)
    piped.flush()
    #expect(taken(.out).unicodeScalars.count(where: { $0 == "\u{301}" }) == 400)
  }

  @Test("text of any length is made visible piece by piece, which no letter notices")
  func pieces() throws {
    let text =
      String(repeating: "り", count: 9_999) + "e\u{301}👩‍👩‍👧\u{1b}[2J" + String(repeating: "👍🏽", count: 9_999)
    let output = output(to: .init(isTerminal: true))
    try output.write(visible: text)
    output.flush()
    #expect(taken(.out) == VisibleText.block(text))
    let coloured = String(repeating: "\u{1b}[31me\u{301}\u{1b}[0m\n", count: 4_000) + "\u{1b}[31mend"
    try output.write(coloured, keepingStyles: true)
    output.flush()
    #expect(taken(.out) == coloured)
    let piped = self.output(to: .plain)
    try piped.write(visible: "\u{1b}[2J")
    piped.flush()
    #expect(taken(.out) == "\u{1b}[2J")
  }

  @Test("one long text ends with the work it is for")
  func stoppedText() async throws {
    let console = memory.console(.init(isTerminal: true))
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      let output = Output(console, mask: SecretMask())
      #expect(throws: SinkClosed.interrupted) { try output.write(visible: "りんご") }
    }.value
    #expect(taken(.out).isEmpty)
  }

  @Test("what is put off is said once, in order, when it is asked for")
  func afterwords() {
    let output = output(to: .plain)
    output.noteLater(Line("first"))
    output.noteInPlace("there")
    output.sayLater(Lines([Line("last")]))
    #expect(taken(.notes).isEmpty)
    output.sayAfterwords()
    output.sayAfterwords()
    output.flush()
    #expect(
      taken(.notes) == "first\nthere was written in place, as no other file could take its place\nlast\n")
  }

  @Test("a secret is hidden on a screen, and exact for a program")
  func secrets() throws {
    for (traits, expected) in [(Talk.terminal, "token •••\n"), (.plain, "token hunter2hunter2\n")] {
      let output = output(to: traits)
      output.mask.learn(Secret("hunter2hunter2", name: "token"))
      try output.write(Array("token hunter2hunter2\n".utf8)[...])
      output.flush()
      #expect(taken(.out) == expected)
    }
  }

  @Test("a list is folded to the screen, leaving room for the prompt, and whole for a program")
  func folding() throws {
    for (traits, height) in [(Talk.terminal, 21), (.plain, Screen.endless.height)] {
      let output = output(to: traits)
      try output.showFolded(Heights())
      output.flush()
      #expect(taken(.out) == "\(height ?? 0)\n")
    }
  }
}

/// Says how high the screen is that it is drawn on.
private struct Heights: View {
  func lines(on screen: Screen) -> [Line] { [Line("\(screen.height ?? 0)")] }
}
