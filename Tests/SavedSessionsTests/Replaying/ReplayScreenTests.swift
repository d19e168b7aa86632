import ApusRendering
import ApusSavedSessions
import ApusSurroundings
import ApusText
import Testing

@testable import ApusSavedSessions

@Suite("The screen of a saved session")
struct ReplayScreenTests {
  @Test("what was recorded is drawn in the forms of its version, whatever the session wants")
  func forms() {
    var traits = ReplayScreen(.first).console.outTraits
    traits.look.isSpoken = true
    #expect(!traits.screen.glyphs.resolvesEscapes && !traits.screen.isSpoken)
    #expect(ReplayScreen(.today).console.outTraits.screen.glyphs.resolvesEscapes)
  }
}
