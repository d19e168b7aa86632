import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("The prepared names of the faults", .paced)
struct FaultNamesTests {
  @Test("the list has the names of all faults, in their order")
  func matchesFaults() { #expect(FaultNames.text == AllFaults.faults.map(\.name).joined(separator: "\n")) }

  @Test(
    "a code's line asks for its plain fault, with a limit where nothing ends it",
    arguments: [
      ("body.truncated", "get /faults/body.truncated"), ("http.404", "get /faults/http.404"),
      ("timeout.total", "get /faults/timeout.total --timeout 2"),
    ])
  func lines(code: String, line: String) { #expect(FaultExample.line(ofCode: code) == line) }

  @Test("a code that needs no server has no line here", arguments: ["network.refused", "usage.command", "x"])
  func local(code: String) { #expect(FaultExample.line(ofCode: code) == nil) }
}
