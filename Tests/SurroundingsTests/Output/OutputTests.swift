import ApusClient
import ApusFolderTestSupport
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
