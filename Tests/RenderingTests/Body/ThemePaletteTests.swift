import JSON
import PacingTestSupport
import Rendering
import Testing
import Text

@Suite("The palette of a theme", .paced)
struct ThemePaletteTests {
  @Test("the palette for JSON text is that of the theme")
  func palette() {
    #expect(Theme.plain.palette == nil)
    #expect(Theme.colour.palette?.string == Array("\u{1b}[32m".utf8))
  }
}
