import ApusText
import Testing

@Suite("Themes by their names")
struct ThemeStylesTests {
  @Test("dark, light and mono are known, and nothing else is")
  func names() {
    for name in ["dark", "light", "mono"] { #expect(ThemeStyles.named(name)?.name == name) }
    #expect(ThemeStyles.named("pink") == nil)
  }

  @Test("they add codes and change no text, on terminals of any depth", arguments: ["dark", "light", "mono"])
  func text(_ name: String) throws {
    let styles = try #require(ThemeStyles.named(name))
    for depth in ColourDepth.allCases {
      for role in Role.allCases {
        let text = Theme.of(styles, depth).text(of: Line("x", role))
        #expect(Theme.withoutCodes(text) == "x", "\(role)")
      }
    }
  }

  @Test("mono has no colour, and the others tell what is right from what is wrong")
  func colours() throws {
    let mono = try #require(ThemeStyles.named("mono")).codes(.sixteen).joined(separator: ";")
    #expect(!mono.contains("3") && !mono.contains("9"))
    for name in ["dark", "light"] {
      let theme = Theme.of(try #require(ThemeStyles.named(name)), .sixteen)
      #expect(theme.start(of: .ok) != theme.start(of: .error))
    }
  }
}
