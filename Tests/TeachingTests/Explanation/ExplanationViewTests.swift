import ApusClient
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusTeaching
@testable import ApusText

@Suite("An explanation on every screen", .paced)
struct ExplanationViewTests {
  @Test("no line is wider than the screen, whatever happened")
  func widths() throws {
    var incidents = [
      try Incidents.answered(200, "{\"id\": 1, \"id\": 2}"),
      try Incidents.answered(404, "{\"message\": \"no\"}"),
      try Incidents.answered(500, "りんご\u{1b}[2J"), try Incidents.answered(204, ""),
    ]
    for code in ErrorCode.everything { incidents.append(try Incidents.failed(code, beginning: 200)) }
    for incident in incidents {
      let explanation = Explanation(of: incident)
      for width in [20, 40, 60, 80, 200] {
        for line in explanation.lines(on: Screen(width: width)) {
          #expect(line.width <= width, "\(incident.failure?.code.name ?? "ok") at \(width): \(line.text)")
        }
      }
      #expect((1...3).contains(explanation.suggestions.count))
    }
  }

  @Test("nothing a server sends reaches the terminal as a control character")
  func safe() throws {
    let evil = "\u{1b}]0;x\u{7}"
    let exchange = try Incidents.exchange(
      429, headers: ["Retry-After": evil, "WWW-Authenticate": evil, "Set-Cookie": "\(evil)=1", "Vary": evil],
      body: "{\"message\": \"\(evil)\"}")
    let text = Explanation(of: Incident(line: "get /\(evil)", exchange: exchange, transportFailure: nil))
      .text()
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}
