import ApusText
import Testing

@Suite("Marks of the program's own")
struct LineMarksTests {
  @Test("are spelled in ASCII where a screen has no others")
  func marks() {
    let line = Line("ITEM… ", .command) + Line("a · b → c × d │ ─ • ⏎")
    #expect(line.drawn(with: .ascii).text == "ITEM... a | b -> c x d | - * %")
    #expect(line.drawn(with: .ascii).runs.first?.role == .command)
    #expect(line.drawn(with: .unicode) == line)
    #expect(Line("plain").drawn(with: .ascii) == Line("plain"))
    #expect(Line("りんご").drawn(with: .ascii).text == "りんご")
  }

  @Test("lines that grow by that end where the screen does")
  func width() {
    let screen = Screen(width: 6, glyphs: .ascii)
    #expect([Line("abc……")].drawn(on: screen).map(\.text) == ["abc..."])
    #expect([Line("abc……")].drawn(on: Screen(width: 4)).map(\.text) == ["abc……"])
  }
}
