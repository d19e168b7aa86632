import ApusPacingTestSupport
import ApusSurroundings
import ApusText
import Testing

@Suite("Every view on every screen", .paced)
struct GoldenScreenTests {
  @Test("a view is drawn as it was recorded, whoever looks", arguments: GoldenView.all)
  func view(_ view: GoldenView) async throws {
    let screens = try await view.drawn()
    try view.expectUnchanged(screens)
    let spoken = view.spokenCharacters
    for (form, screen) in screens {
      let plain = form.traits.hasColour ? Theme.withoutCodes(screen) : screen
      #expect(!plain.contains("\u{1b}"), "\(form.title) has a code that is no colour")
      if form.traits.glyphs.isASCII {
        let strange = plain.filter { !$0.isASCII && !spoken.contains($0) }
        #expect(strange.isEmpty, "\(form.title) draws with what it does not have")
      }
    }
    // Nothing is told by colour alone.
    for size in stride(from: 0, to: screens.count - 1, by: 5) {
      #expect(Theme.withoutCodes(screens[size].screen) == screens[size + 1].screen)
    }
  }

  @Test("every view of the explorer has its screens")
  func views() {
    let names = Set(GoldenView.all.map(\.name))
    let wanted: Set = [
      "body", "chart", "diff", "explore", "failure", "find", "gron", "headers", "help", "history", "links",
      "look",
      "ls", "stream", "table", "text", "timing", "tree", "workspaces",
    ]
    #expect(wanted.subtracting(names).isEmpty)
    #expect(GoldenForm.all.count == 15)
  }
}
