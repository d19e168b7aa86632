import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusTeaching

/// Requests on their way: who got what, over which connection, and where the time went.
@Suite("An explanation tells of the way of a request what the exchange shows", .paced)
struct WayTruthTests {
  private func hop(
    _ url: String, _ status: Int, sent: HeaderFields = [:], withheld: [String] = [], reused: Bool = false,
    port: Int = 80, timing: Timing = Timing(total: .milliseconds(3))
  ) throws -> Hop {
    let request = SentRequest(
      method: .get, url: try WebURL(url), headers: sent, withheld: withheld)
    let headers: HeaderFields = status == 302 ? ["Location": "/"] : ["Content-Type": "application/json"]
    return Hop(
      sent: request,
      response: ResponseHead(version: "HTTP/1.1", status: status, reason: "", headers: headers),
      timing: timing,
      connection: Connection(remoteAddress: "127.0.0.1", remotePort: port, isReused: reused))
  }

  private func explained(_ hops: [Hop], asked: HeaderFields = [:]) throws -> String {
    let request = Request(method: .get, url: try WebURL("http://a.test/"), headers: asked)
    return Explained.exchange(
      Exchange(
        request: request, startedAt: Date(timeIntervalSince1970: 0), hops: hops,
        body: ReceivedBody(bytes: Array("{}".utf8))))
  }

  @Test("a credential that went to two origins is not said to go nowhere else")
  func credentials() throws {
    let fields: HeaderFields = ["Authorization": "abc"]
    let two = try explained([
      hop("http://a.test/", 302, sent: fields), hop("http://b.test/", 200, sent: fields),
    ])
    #expect(two.contains("Authorization went to http://a.test and http://b.test."), "\(two)")
    #expect(!two.contains("nowhere else"), "\(two)")
    let one = try explained([
      hop("http://a.test/", 302, sent: fields), hop("http://a.test/b", 200, sent: fields),
    ])
    #expect(one.contains("Authorization went to http://a.test, and nowhere else."), "\(one)")
  }

  @Test("a Cookie line that stayed behind went only where it went")
  func cookies() throws {
    let fields: HeaderFields = ["Cookie": "a=b"]
    let text = try explained(
      [hop("http://a.test/", 302, sent: fields), hop("http://b.test/", 200, withheld: ["Cookie"])],
      asked: fields)
    #expect(text.contains("Cookie stayed behind") && !text.contains("went along"), "\(text)")
    #expect(text.contains("A Cookie line went to http://a.test."), "\(text)")
    #expect(
      try explained([hop("http://a.test/", 200, sent: fields)], asked: fields).contains(
        "A Cookie line of the request went along."))
  }

  @Test("a connection that a redirect opened is not one from before")
  func connections() throws {
    let text = try explained([hop("http://a.test/", 302), hop("http://a.test/b", 200, reused: true)])
    #expect(!text.contains("from before") && text.contains("was opened on the way to it"), "\(text)")
    for hops in [
      [try hop("http://a.test/", 200, reused: true)],
      [try hop("http://a.test/", 302, port: 81), try hop("http://b.test/", 200, reused: true)],
    ] {
      #expect(try explained(hops).contains("A connection from before was used again"))
    }
  }

  @Test("time before a request began is not said to be a wait for a connection")
  func queue() throws {
    var timing = Timing(total: .milliseconds(100))
    timing.queue = .milliseconds(90)
    let text = try explained([hop("http://a.test/", 200, timing: timing)])
    #expect(text.contains("Most of the time passed before the request was begun."), "\(text)")
    #expect(!text.contains("free connection"), "\(text)")
  }
}
