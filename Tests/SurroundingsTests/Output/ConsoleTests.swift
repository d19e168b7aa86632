import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusSurroundings

@Suite("What the place that words go to can show", .paced)
struct ConsoleTests {
  @Test("a terminal has its width, and a program that reads is as wide as a document")
  func widths() {
    #expect(Console.Traits(isTerminal: true, width: 40).screen.width == 40)
    #expect(Console.Traits(isTerminal: false, width: 40).screen.width == 100)
  }

  @Test("what is folded leaves room for the prompt, and keeps a few rows on the smallest screen")
  func folding() {
    let usual = Console.Traits(isTerminal: true, width: 80, height: 24)
    #expect(usual.folded(usual.screen).height == 21)
    let tiny = Console.Traits(isTerminal: true, width: 80, height: 2)
    #expect(tiny.folded(tiny.screen).height == 4)
  }

  @Test("a program gets lists and trees whole")
  func programs() {
    let program = Console.Traits(isTerminal: false, height: 24)
    #expect(program.folded(program.screen).height == nil)
    #expect(program.listScreen.width == Screen.endless.width)
  }

  @Test(
    "colours are the terminal's to allow, and the cursor moves on every terminal that does not say otherwise")
  func traits() {
    #expect(Console.Traits(isTerminal: true, hasColour: true).theme.text(of: Line("a", .error)) != "a")
    #expect(Console.Traits(isTerminal: true).theme.text(of: Line("a", .error)) == "a")
    #expect(Console.Traits(isTerminal: true).movesCursor)
    #expect(!Console.Traits(isTerminal: true, movesCursor: false).movesCursor)
    #expect(!Console.Traits(isTerminal: false).movesCursor)
  }

  @Test("what is drawn in a log of GitHub's runner is no command, and what a program gets stays as it is")
  func runner() throws {
    var traits = Console.Traits.plain
    traits.isForRunner = true
    #expect(traits.theme.text(of: Line("::error::x")) == "\\::error::x")
    traits.hasColour = true
    #expect(traits.theme.text(of: Line("##[group]x", .error)) == "##\\[group]x")
    let console = Console(
      out: KeptOutput(), notes: KeptOutput(), outTraits: traits, noteTraits: traits)
    #expect(!console.redirecting(to: KeptOutput()).outTraits.isForRunner)
  }
}
