import ApusLanguage
import ApusPacingTestSupport
import Testing

@Suite("What a line says of colours", .paced)
struct LineColourTests {
  @Test(
    "it is taken out of the line, and all else stays in its place",
    arguments: [
      ("tree --color always", "tree               ", LineColour.always),
      ("tree --colour=never .a | less", "tree                .a | less", .never),
      (".a --color auto > f", ".a              > f", .auto),
    ])
  func taken(_ text: String, _ line: String, _ colour: LineColour) throws {
    let taken = try #require(try LineColour.taken(from: text))
    #expect(taken.line == line)
    #expect(taken.colour == colour)
  }

  @Test(
    "a line without it is left alone", arguments: ["tree", "find --col", "tree | grep --color always x", ""])
  func none(_ text: String) throws {
    #expect(try LineColour.taken(from: text) == nil)
  }

  @Test(
    "another value is refused where it stands",
    arguments: ["tree --color", "tree --color .a", "tree --color=x"])
  func refused(_ text: String) {
    #expect(throws: LineProblem.self) { try LineColour.taken(from: text) }
  }
}
