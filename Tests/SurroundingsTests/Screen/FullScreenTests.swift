import ApusClient
import ApusPacingTestSupport
import ApusRedaction
import ApusReplTestSupport
import ApusSurroundings
import ApusText
import Testing

@Suite("Pictures on a screen of one's own", .paced)
struct FullScreenTests {
  @Test("each row is erased before it is drawn, and the cursor is shown only where something is typed")
  func rows() {
    let screen = ScriptedScreen("")
    screen.draw([Line("a"), Line(), Line("b", .key)], theme: .colour, mask: SecretMask())
    #expect(screen.output == "\u{1b}[?25l\u{1b}[H\u{1b}[Ka\r\n\u{1b}[K\r\n\u{1b}[K\u{1b}[94mb\u{1b}[0m")
    screen.draw([Line("/x")], cursor: 2, theme: .plain, mask: SecretMask())
    #expect(screen.output.hasSuffix("\u{1b}[K/x\u{1b}[3G\u{1b}[?25h"))
  }

  @Test("no secret is drawn")
  func secrets() {
    let mask = SecretMask()
    mask.learn(Secret("s3cret-value", name: "token"))
    let screen = ScriptedScreen("")
    screen.draw([Line("it is s3cret-value")], theme: .plain, mask: mask)
    #expect(screen.output.hasSuffix("it is •••"))
  }
}
