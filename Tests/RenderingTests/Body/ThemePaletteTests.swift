import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import ApusText
import Testing

@Suite("The palette of a theme", .paced)
struct ThemePaletteTests {
  @Test("the palette for JSON text is that of the theme")
  func palette() {
    #expect(Theme.plain.palette == nil)
    #expect(Theme.colour.palette?.string == Array("\u{1b}[32m".utf8))
  }

  @Test("JSON in colour is, without its colours, the plain text")
  func withoutCodes() throws {
    let document = try JSONDocument("{\"a\":[1,\"x\",true]}")
    let coloured = JSONWriter(.indented(by: 2), palette: Theme.colour.palette).text(of: document.root)
    #expect(coloured != document.indented())
    #expect(Theme.withoutCodes(coloured) == document.indented())
  }
}
