import ApusClient
import ApusPacingTestSupport
import ApusWords
import Testing

@testable import ApusTeaching

@Suite("What is told of a token that was renewed", .paced)
struct RenewalFactsTests {
  @Test(
    "says when, or why it was not",
    arguments: [
      (TokenRenewal.before, "The token was good no more"), (.left, "The token was refused. What"),
      (.afterRefusal, "The token was refused at first"),
      (.failed("nobody answers"), "The token could not be renewed: nobody answers."),
    ])
  func renewals(_ renewal: TokenRenewal, _ start: String) throws {
    var exchange = try Incidents.exchange(200, body: "{}")
    #expect(RenewalFacts.facts(in: exchange).isEmpty)
    exchange.renewal = renewal
    #expect(RenewalFacts.facts(in: exchange).map(\.text).first?.hasPrefix(start) == true)
  }

  @Test("leaves a server's own words as they came, in every language")
  func foreign() throws {
    let said = "there is no data"
    var exchange = try Incidents.exchange(401)
    exchange.renewal = .failed("https://as.test says invalid_grant: \(said)", said: said)
    try SpokenLanguage.japanese.speaking {
      let text = try #require(RenewalFacts.facts(in: exchange).first?.text)
      #expect(text.contains(said) && !text.contains("says"), "\(text)")
    }
  }
}
