import ApusPacingTestSupport
import ApusSystem
import ApusText
import Testing

@testable import ApusSurroundings

@Suite("Asking a terminal what it can draw", .paced)
struct PictureQuestionTests {
  private static let hour: Int32 = 3_600_000

  /// Answers as a terminal does, once it was asked.
  private func answer(_ text: String, on terminal: PseudoTerminal) -> SystemThread? {
    SystemThread.start {
      var asked: [UInt8] = []
      var block = [UInt8](repeating: 0, count: 256)
      while !String(decoding: asked, as: UTF8.self).hasSuffix(TerminalCode.whatCanBeDrawn) {
        guard let count = try? terminal.descriptor.read(into: &block), count > 0 else { return }
        asked += block[..<count]
      }
      try? terminal.descriptor.write(Array(text.utf8))
    }
  }

  @Test("asks once, gives back what was typed, and leaves the terminal as it was")
  func once() throws {
    let terminal = try PseudoTerminal()
    defer { terminal.close() }
    let end = try Descriptor.opening(terminal.path, .both)
    defer { end.close() }
    let thread = answer("x\u{1b}_Gi=31;OK\u{1b}\\y\u{1b}[?62c", on: terminal)
    let question = PictureQuestion()
    let (said, typed) = question.answer(input: end, output: end, patience: Self.hour)
    thread?.join()
    #expect(said == PictureTerminal(.kitty) && typed == "xy")
    #expect(question.answer(input: end, output: end, patience: Self.hour).terminal.way == .kitty)
    #expect(TerminalMode(of: end)?.showsKeys == true && TerminalMode(of: end)?.sendsSignals == true)
  }

  @Test("asks no terminal that says nothing twice, and none where something is typed already")
  func silence() throws {
    let terminal = try PseudoTerminal()
    defer { terminal.close() }
    let end = try Descriptor.opening(terminal.path, .both)
    defer { end.close() }
    let question = PictureQuestion()
    try terminal.descriptor.write(Array("help\n".utf8))
    #expect(try Readiness.wait(for: end, .reading, milliseconds: Self.hour))
    #expect(question.answer(input: end, output: end, patience: Self.hour).terminal.way == nil)
    var typed = [UInt8](repeating: 0, count: 64)
    #expect(try end.read(into: &typed) == 5)
    #expect(question.answer(input: end, output: end, patience: 1).terminal.way == nil)
    #expect(question.answer(input: end, output: end, patience: Self.hour).terminal.way == nil)
  }

  @Test("asks nothing where there is no terminal")
  func nowhere() throws {
    let ends = try Descriptor.pipe()
    defer { for end in [ends.reading, ends.writing] { end.close() } }
    let (said, _) = PictureQuestion().answer(input: ends.reading, output: ends.writing, patience: Self.hour)
    #expect(said.way == nil)
  }
}
