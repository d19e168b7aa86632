import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("A request that came in the wrong way for TLS", .paced)
struct TLSMistakeTests {
  private func exchange(_ body: String, _ status: Int = 400, url: String = "http://api.test:8443/x") throws
    -> Exchange
  {
    try Incidents.exchange(status, headers: ["Content-Type": "text/html"], body: body, url: url)
  }

  @Test(
    "is known by what nginx, Apache, Go and Jetty say of it, and https is offered",
    arguments: [
      "<center>The plain HTTP request was sent to HTTPS port</center>",
      "Reason: You're speaking plain HTTP to an SSL-enabled server port.<br />",
      "Client sent an HTTP request to an HTTPS server.\n",
      "Bad Request\r\nThis combination of host and port requires TLS.\r\n",
    ])
  func plain(_ body: String) throws {
    let exchange = try exchange(body)
    #expect(StatusEntry.Meaning.of(exchange) == "this port speaks TLS, and the request came without")
    #expect(Suggestions.lines(for: .http(400), exchange).first == "base https://api.test:8443")
    #expect(StatusEntry.Meaning.isAboutTLS(exchange))
  }

  @Test("without the certificate that the server wants offers the option that shows one")
  func certificate() throws {
    let exchange = try exchange(
      "<center>No required SSL certificate was sent</center>", url: "https://api.test/x")
    #expect(
      StatusEntry.Meaning.of(exchange) == "the server wants a certificate from who asks, and none was sent")
    #expect(
      Suggestions.lines(for: .http(400), exchange).first
        == "get https://api.test/x --cert FILE --cert-key FILE")
    let bad = try self.exchange("<h1>The SSL certificate error</h1>", url: "https://api.test/x")
    #expect(StatusEntry.Meaning.of(bad) == "the server does not accept the certificate that was sent")
  }

  @Test("is not seen where it cannot be so")
  func others() throws {
    let words = "The plain HTTP request was sent to HTTPS port"
    #expect(try Refusal.TLSMistake(exchange(words, url: "https://api.test/")) == nil)
    #expect(try Refusal.TLSMistake(exchange(words, 200)) == nil)
    #expect(try Refusal.TLSMistake(exchange("{}")) == nil)
  }
}
