import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Headers that say where to go", .paced)
struct DirectingTests {
  @Test(
    "each goes in the direction in which it is sent",
    arguments: [
      ("Location", .response), ("Allow", .response), ("Retry-After", .response), ("Referer", .request),
      ("Origin", .request), ("Idempotency-Key", .request), ("Link", .response), ("Sunset", .response),
      ("Access-Control-Allow-Origin", .response), ("X-Request-Id", .both), ("traceparent", .both),
    ] as [(String, HeaderEntry.Direction)])
  func directions(_ name: String, _ direction: HeaderEntry.Direction) throws {
    let entry = try #require(HeaderEntry.named(name))
    #expect(entry.direction == direction)
    #expect(entry.isSent == (direction != .response))
  }

  @Test("all of them are found by their names, in any case, and what is sent is not offered for an answer")
  func found() {
    for entry in HeaderEntry.directing + HeaderEntry.links + HeaderEntry.security + HeaderEntry.tracing {
      #expect(HeaderEntry.named(entry.name.uppercased())?.meaning == entry.meaning, "\(entry.name)")
      #expect(entry.isSent || entry.values.isEmpty, "\(entry.name) is never sent, and has values to send")
    }
  }

  @Test("an article tries a header that has values, and says its direction")
  func articles() throws {
    let script = try #require(HeaderEntry.named("X-Requested-With")).article
    #expect(script.title == "X-Requested-With, a request header")
    #expect(script.suggestions == ["preview get http://localhost/ X-Requested-With:XMLHttpRequest"])
    let location = try #require(HeaderEntry.named("location")).article
    #expect(location.title == "Location, a response header")
    #expect(location.suggestions == [])
  }
}
