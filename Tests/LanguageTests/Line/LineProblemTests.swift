import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Why a line cannot be understood", .paced)
struct LineProblemTests {
  @Test("a suggestion for a place makes a line, and one for the whole stands for it")
  func suggestions() {
    let line = "get /日本 --folow x"
    let place = LineProblem("no", at: 12..<19, tryInstead: "--follow")
    #expect(place.suggestedLine(for: line) == "get /日本 --follow x")
    #expect(LineProblem("no", at: 12..<19, try: "help get").suggestedLine(for: line) == "help get")
    #expect(LineProblem("no", at: 12..<19).suggestedLine(for: line) == nil)
  }

  @Test("a larger part than the place can be written anew, and what is taken out leaves no blank at the end")
  func replaced() {
    let larger = LineProblem("no", at: 6..<7, tryInstead: "a=b", of: 4..<8)
    #expect(larger.suggestedLine(for: "get  a:=b") == "get a=bb")
    #expect(LineProblem("no", at: 3..<5, tryInstead: "").suggestedLine(for: "get x") == "get")
  }

  @Test("a place beyond the line is its end, and its suggestion stays without one")
  func kept() {
    let beyond = LineProblem(.requestURL, "no", at: 90..<99, tryInstead: "x")
    let kept = beyond.kept(within: "get /x")
    #expect(kept.range == 6..<6)
    #expect(kept.code == .requestURL)
    #expect(kept.suggestedLine(for: "get /x") == "x")
    var inside = LineProblem("no", at: 4..<6, tryInstead: "/y")
    inside.details = ["nor this"]
    inside = inside.kept(within: "get /x")
    #expect(inside.suggestedLine(for: "get /x") == "get /y" && inside.details == ["nor this"])
    #expect(LineProblem("no", at: 4..<60).kept(within: "get /x").range == 4..<6)
  }

  @Test("it is said with its code and what to try")
  func description() {
    #expect("\(LineProblem("no", at: 0..<1))" == "error[usage.argument]: no")
    #expect("\(LineProblem(.requestBody, "no", at: 0..<1, try: "x"))" == "error[request.body]: no; try: x")
  }
}
