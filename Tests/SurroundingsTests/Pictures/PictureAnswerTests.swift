import ApusPacingTestSupport
import Testing

@testable import ApusSurroundings

@Suite("What a terminal says that it can draw", .paced)
struct PictureAnswerTests {
  @Test(
    "is read from its answers",
    arguments: [
      ("\u{1b}_Gi=31;OK\u{1b}\\\u{1b}[?62;c", .kitty, true), ("\u{1b}[?62;4;22c", .sixel, true),
      ("\u{1b}[?64;22c", nil, true),
      ("\u{1b}_Gi=31;ENOTSUPPORTED:no\u{1b}\\\u{1b}[?1;2c", nil, true),
      ("\u{1b}_Gi=31;OK\u{1b}\\", .kitty, false),
      ("\u{1b}[?62;4", .sixel, false), ("\u{1b}_Gi=31;OK\u{1b}\\\u{1b}[?62;4c", .kitty, true),
      ("\u{1b}[?4c", nil, true),
      ("\u{1b}[?62;44c", nil, true), ("", nil, false),
    ] as [(String, PictureTerminal.Way?, Bool)])
  func answers(_ text: String, _ way: PictureTerminal.Way?, _ isWhole: Bool) {
    let answer = PictureAnswer(Array(text.utf8))
    #expect(answer.way == way && answer.isWhole == isWhole && answer.typed.isEmpty && !answer.isInterrupted)
  }

  @Test("leaves what somebody typed meanwhile, but for keys that are no text; ^C is one that counts")
  func typed() {
    let answer = PictureAnswer(Array("get\u{1b}[A\u{1b}[?62c /り\r\u{7f}".utf8))
    #expect(answer.typed == "get /り" && answer.isWhole && !answer.isInterrupted)
    let stopped = PictureAnswer(Array("a\u{3}".utf8))
    #expect(stopped.isInterrupted && !stopped.isWhole && stopped.typed == "a")
  }
}
