import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("An answer instead of a WebSocket", .paced)
struct TalkRefusalTests {
  private let proxy = "A proxy on the way does not know WebSocket."
  private let protocols = "It wants a protocol to be spoken inside, which `--protocol NAME` offers."

  private func refusal(
    _ status: Int, _ headers: HeaderFields = [:], sent: HeaderFields = [:]
  ) throws -> TalkRefusal {
    try #require(TalkRefusal(Incidents.exchange(status, headers: headers, sent: sent)))
  }

  @Test("is guessed about by its status: each has its own reasons")
  func statuses() throws {
    let elsewhere = "Another path has the WebSocket."
    for status in [404, 405, 410] { #expect(try refusal(status).guesses == [elsewhere]) }
    #expect(try refusal(200).guesses == [elsewhere, proxy])
    let leading = try refusal(301, ["Location": "/chat"])
    #expect(leading.guesses == ["The WebSocket is where the redirect leads."])
    for status in [300, 302] { #expect(try refusal(status).guesses == [elsewhere]) }
    #expect(try refusal(400).guesses == [protocols, proxy])
    #expect(try refusal(401).guesses == ["A login is missing."])
    #expect(try refusal(403).guesses == ["A login is missing.", "The server wants an Origin that it knows."])
    #expect(try refusal(502).guesses == StatusEntry.of(502).guesses + [proxy])
    #expect(try refusal(418).guesses == StatusEntry.of(418).guesses)
  }

  @Test("lacks no login where a credential went out", arguments: [401, 403])
  func credential(_ status: Int) throws {
    let sent = HeaderFields([HeaderField(name: "Authorization", value: Secret("Bearer abc"))])
    let guesses = try refusal(status, sent: sent).guesses
    #expect(guesses.first == "Another credential is needed." && !guesses.contains("A login is missing."))
  }

  @Test("names what it wants of an upgrade, and then nothing is guessed")
  func upgrade() throws {
    let other = try refusal(426, ["Upgrade": "h2c, IRC/6.9", "Sec-WebSocket-Version": "8, 7"])
    #expect(
      other.facts.map(\.text) == [
        "It speaks the versions 8, 7 of WebSocket, and not 13, the only one that Apus speaks.",
        "It wants one of other protocols there: h2c, IRC/6.9.",
      ])
    #expect(
      other.facts.map(\.evidence) == [
        Evidence(.response, "Sec-WebSocket-Version: 8, 7"), Evidence(.response, "Upgrade: h2c, IRC/6.9"),
      ])
    #expect(other.guesses.isEmpty)
    #expect(
      try refusal(426, ["Upgrade": "h2c", "Sec-WebSocket-Version": "8"]).facts.map(\.text) == [
        "It speaks version 8 of WebSocket, and not 13, the only one that Apus speaks.",
        "It wants another protocol there: h2c.",
      ])
    // A list may stand in several fields.
    let fields = HeaderFields(["8", "7"].map { HeaderField(name: "Sec-WebSocket-Version", value: $0) })
    #expect(try refusal(400, fields).facts.first?.text.contains("versions 8, 7") == true)
    // What was asked for is what it wants: somebody on the way left it out.
    let same = try refusal(426, ["Upgrade": "WebSocket", "Sec-WebSocket-Version": "8, 13"])
    #expect(same.facts.isEmpty && same.guesses == [proxy])
    #expect(try refusal(404, ["Upgrade": "h2c"]).facts.isEmpty)
  }

  @Test("that is a success says that an ordinary response is there")
  func success() throws {
    #expect(
      try refusal(200).facts.map(\.text) == ["It answers this path as it would any GET: with a response."])
  }

  @Test("is none where nothing was answered")
  func nothing() throws { #expect(try TalkRefusal(Incidents.exchange(nil)) == nil) }

  @Test("is explained with the server's own words, and with the guesses of its status alone")
  func explained() throws {
    let exchange = try Incidents.exchange(
      400, headers: ["Content-Type": "text/plain"], body: "no room is named")
    let text = Explained.exchange(exchange, .webSocketRefused)
    #expect(text.contains("Where") && text.contains("no room is named"), "\(text)")
    #expect(text.contains("perhaps  \(protocols)") && !text.contains("Another path"), "\(text)")
    #expect(Explained.exchange(try Incidents.exchange(404), .webSocketRefused).contains("Another path has"))
  }
}
