import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching
@testable import ApusText

@Suite("What is said of an answer", .paced)
struct ExplanationTests {
  @Test("a page that came with 200 is not called data")
  func page() throws {
    let exchange = try Incidents.exchange(200, headers: ["Content-Type": "text/html"], body: "<html></html>")
    let text = Explanation(of: Incident(line: "get /", exchange: exchange)).text()
    #expect(text.contains("a page for people, not data"))
    #expect(text.contains(".undecodable(decode.syntax, exchange)"))
  }

  @Test("the line to try before one that sets a credential sets its base, where that is missing")
  func missingBase() throws {
    let exchange = try Incidents.exchange(401, headers: ["WWW-Authenticate": "Basic realm=\"a\""])
    var incident = Incident(line: "get /", exchange: exchange, transportFailure: nil)
    #expect(Explanation(of: incident).suggestions == ["auth basic USER", "headers", "explain 401"])
    incident.missingBase = exchange.lastURL.origin
    #expect(
      Explanation(of: incident).suggestions == ["base https://api.test", "auth basic USER", "explain 401"])
  }

  @Test("a plain answer is explained as ever")
  func plain() throws {
    let text = try Explained.answer(200)
    #expect(text.contains("The request was done") && text.contains("an object of 1 key"), "\(text)")
    #expect(!text.contains("Contradiction") && !text.contains("broke"), "\(text)")
  }
}
