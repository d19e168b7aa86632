import JSON
import PacingTestSupport
import Testing

@Suite("What stands between the lexemes", .paced)
struct PiecesTests {
  @Test("every role gets its bytes and the reset, and nothing else is added")
  func colours() throws {
    let palette = Palette(key: "K", string: "S", number: "N", literal: "L", punctuation: "P", reset: "R")
    let document = try Document("{\"a\":[1,\"x\",null,[],{}]}")
    #expect(
      JSONWriter(.compact, palette: palette).text(of: document.root)
        == "P{RK\"a\"RP:RP[RN1RP,RS\"x\"RP,RLnullRP,RP[]RP,RP{}RP]RP}R")
    let plain = Palette(number: "N", reset: "R")
    #expect(
      JSONWriter(.indented(by: 1), palette: plain).text(of: document.root)
        == "{\n \"a\": [\n  N1R,\n  \"x\",\n  null,\n  [],\n  {}\n ]\n}")
  }
}
