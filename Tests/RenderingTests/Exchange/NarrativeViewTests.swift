import ApusClient
import ApusPacingTestSupport
import ApusRendering
import ApusWords
import Testing

@testable import ApusText

@Suite("Headers, requests, and the story of an exchange", .paced)
struct NarrativeViewTests {
  @Test("the story of an exchange is told in order")
  func story() throws {
    try expectSnapshot("narrative", of: NarrativeView(Exchanges.simple()))
  }

  @Test("every hop has its part of the story, and what was held back is said")
  func redirects() throws {
    try expectSnapshot("narrative-redirect", of: NarrativeView(Exchanges.redirected()))
  }

  @Test("a story without an answer says so")
  func broken() throws {
    #expect(
      NarrativeView(try Exchanges.broken()).text() == """
        * connection to [::1]:8080 used again
        > GET /users/octocat
        > Accept: application/json
        * sent · 50 µs
        * no response came · 120 ms

        """)
  }

  @Test("an answer in HTTP/1.0 does not make the request one")
  func olderAnswer() throws {
    let answered = try Exchanges.simple(version: "HTTP/1.0")
    let text = NarrativeView(answered).text()
    #expect(text.contains("> GET /users/octocat HTTP/1.1\n") && text.contains("< HTTP/1.0 200"), "\(text)")
    var request = try Exchanges.request()
    request.options.httpVersion = .http10
    let asked = Exchanges.exchange(request, answered.hops, answered.body)
    #expect(NarrativeView(asked).text().contains("> GET /users/octocat HTTP/1.0\n"))
  }

  @Test("an attempt that got no answer is told, and that it was sent again")
  func again() throws {
    let text = NarrativeView(try Exchanges.repeated(1)).text()
    #expect(
      text.contains("* no response came\n* the connection is dead; sent again on another\n* api.github.test"))
    #expect(text.ranges(of: "> GET /users/octocat").count == 2)
    #expect(!NarrativeView(try Exchanges.broken()).text().contains("sent again"))
  }

  @Test(
    "what was done about a token stands where it was done",
    arguments: [
      (.before, true, "the token was renewed"), (.afterRefusal, true, "the token was renewed"),
      (.left, false, "the token was refused; the next request renews it"),
      (.failed("no"), false, "the token could not be renewed: no"),
    ] as [(TokenRenewal, Bool, String)])
  func renewal(_ renewal: TokenRenewal, _ isFirst: Bool, _ sentence: String) throws {
    var exchange = try Exchanges.simple()
    exchange.renewal = renewal
    let text = NarrativeView(exchange).text()
    #expect(isFirst ? text.hasPrefix("* \(sentence)\n") : text.hasSuffix("* \(sentence)\n"), "\(text)")
  }

  @Test("a server's own words stay as they came, in every language")
  func foreign() throws {
    let said = "there is no data"
    var exchange = try Exchanges.simple()
    exchange.renewal = .failed("https://as.test says invalid_grant: \(said)", said: said)
    SpokenLanguage.japanese.speaking {
      let text = NarrativeView(exchange).lines(on: Screen(width: 200)).map(\.text).joined(separator: "\n")
      #expect(text.contains(": \(said)") && !text.contains("could not be renewed"), "\(text)")
    }
  }

  @Test("an exchange without a hop sent nothing")
  func nothing() throws {
    let exchange = Exchanges.exchange(try Exchanges.request(), [], ReceivedBody())
    #expect(NarrativeView(exchange).text() == "* nothing was sent\n")
    #expect(Waterfall(exchange).text() == "nothing was sent\n")
  }
}
