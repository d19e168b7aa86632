import ApusText
import Testing

@Suite("How a piece of text looks")
struct TextStyleTests {
  @Test("a colour is as exact as the terminal has colours")
  func depths() {
    let style = TextStyle(.rgb(0x8a, 0xb4, 0xf8), [.bold])
    #expect(style.code(.trueColour) == "1;38;2;138;180;248")
    #expect(style.code(.indexed) == "1;38;5;111")
    #expect(style.code(.sixteen) == "1;34")
    #expect(TextStyle(.indexed(208)).code(.indexed) == "38;5;208")
    #expect(TextStyle(.indexed(196)).code(.sixteen) == "31")
  }

  @Test("the terminal's own colours stay its own, and grey is dim where there are only those")
  func own() {
    for depth in ColourDepth.allCases {
      #expect(TextStyle(.own(2)).code(depth) == "32" && TextStyle(.own(12)).code(depth) == "94")
    }
    #expect(TextStyle(.rgb(160, 168, 176)).code(.sixteen) == "2")
    #expect(TextStyle(.indexed(244)).code(.sixteen) == "2")
    #expect(TextStyle().code(.trueColour) == "")
    #expect(TextStyle(nil, [.reverse, .underline]).code(.sixteen) == "7;4")
  }
}
