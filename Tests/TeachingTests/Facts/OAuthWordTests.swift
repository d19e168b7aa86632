import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("The words by which OAuth 2 says no", .paced)
struct OAuthWordTests {
  @Test("are explained where an answer has one, with what to do")
  func facts() throws {
    let exchange = try Incidents.exchange(
      400, headers: ["Content-Type": "application/json"], body: #"{"error": "invalid_grant"}"#)
    let facts = ErrorBodyFacts.facts(in: exchange)
    #expect(facts.count == 3 && facts[1].suggestion == "explain invalid_grant")
    #expect(facts[2].text.hasPrefix("What to do: log in anew."))
  }

  @Test(
    "are known by themselves",
    arguments: [
      "invalid_request", "invalid_client", "invalid_grant", "unauthorized_client", "unsupported_grant_type",
      "invalid_scope", "invalid_token", "insufficient_scope", "access_denied", "slow_down", "expired_token",
      "Authorization_Pending",
    ])
  func topics(_ word: String) throws {
    let article = try #require(Topics.article(word))
    #expect(
      article.title.hasSuffix("an error of OAuth 2")
        && article.points.first?.hasPrefix("What to do: ") == true)
    #expect(article.related.allSatisfy { Topics.article($0) != nil })
  }

  @Test("have a line that tells of them, unless they are a server's own")
  func lines() {
    #expect(OAuthWord.line(for: "access_denied") == "explain access_denied")
    for word in ["device_flow_disabled", "x; auth none", "", nil] {
      #expect(OAuthWord.line(for: word) == nil)
    }
  }

  @Test("are none where no standard has them")
  func others() throws {
    #expect(Topics.article("invalid_everything") == nil)
    let exchange = try Incidents.exchange(
      400, headers: ["Content-Type": "application/json"], body: #"{"error": "whatever"}"#)
    #expect(ErrorBodyFacts.facts(in: exchange).count == 1)
  }
}
