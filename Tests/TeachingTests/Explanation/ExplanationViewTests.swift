import ApusClient
import ApusPacingTestSupport
import ApusRendering
import ApusWords
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

  @Test("leaves a server's own words as they came, in every language")
  func foreign() {
    let said = "there is no data"
    let failure = Incident.Failure(
      .oauthRefused, "https://as.test says invalid_grant: \(said)", foreign: [said])
    SpokenLanguage.japanese.speaking {
      let lines = Explanation(of: Incident(line: "auth oauth2", exchange: nil, failure: failure)).lines(
        on: Screen(width: 200))
      let text = lines.prefix(2).map(\.text).joined(separator: "\n")
      #expect(text.contains(": \(said)") && !text.contains("as.test says"), "\(text)")
    }
  }

  @Test("keeps on a low screen what matters first and last, and says how to see the rest")
  func low() throws {
    let exchange = try Incidents.exchange(
      401, headers: ["WWW-Authenticate": "Bearer realm=\"practice\"", "Content-Type": "application/json"],
      body: "{\"authenticated\": false, \"message\": \"Say who you are.\"}")
    var explanation = Explanation(
      of: Incident(line: "get /bearer", exchange: exchange, transportFailure: nil))
    let whole = explanation.lines(on: Screen(height: 21)).map(\.text)
    #expect(whole.count > 21, "nothing is folded where no line shows all")
    explanation.more = "explain | less"
    let folded = explanation.lines(on: Screen(height: 21)).map(\.text)
    #expect(folded.count <= 21)
    #expect(folded.prefix(4) == whole.prefix(4) && folded.suffix(3) == whole.suffix(3))
    let text = folded.joined(separator: "\n")
    for part in ["It asks for Bearer", "perhaps", "In Swift", "All of it: explain | less"] {
      #expect(text.contains(part), "\(text)")
    }
    #expect(explanation.lines(on: Screen(height: 100)).map(\.text) == whole)
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
