import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusContracts
@testable import ApusFormats
@testable import ApusSavedSessions

@Suite("What stands at ignored places", .paced)
struct IgnoredPlacesKeepingTests {
  private static let body = #"{"items":[{"id":1,"name":"a"},{"id":2,"name":"b"}],"total":2}"#

  private func recording(
    _ body: String, at seconds: Double = 0, path: String = "/", headers: HeaderFields = ["Date": "then"]
  ) throws -> Recording {
    let request = Request(url: try url("http://h" + path))
    let hop = Hop(
      sent: SentRequest(method: .get, url: request.url, headers: [:]),
      response: ResponseHead(version: "HTTP/1.1", status: 200, headers: headers))
    return Recording(
      Exchange(
        request: request, startedAt: Date(timeIntervalSince1970: seconds), hops: [hop],
        body: ReceivedBody(bytes: Array(body.utf8))))
  }

  private func text(_ recording: Recording?) -> String? {
    recording.map { String(decoding: $0.exchange.body.bytes, as: UTF8.self) }
  }

  @Test("leaves a recording as it was, its times included, when nothing else changed")
  func unchanged() throws {
    let places = try IgnoredPlaces(["body.items[*].id"])
    let old = try recording(Self.body)
    let new = try recording(Self.body.replacing("1,", with: "7,"), at: 99, headers: ["Date": "now"])
    let kept = places.keeping([old], in: [new])
    #expect(text(kept.first) == Self.body)
    #expect(kept.first?.exchange.startedAt == old.exchange.startedAt)
    #expect(kept.first?.exchange.response?.headers["Date"] == "then")
  }

  @Test("keeps its old values where something else changed, which is taken over")
  func changed() throws {
    let places = try IgnoredPlaces(["body.items[*].id"])
    let new = #"{"total":3,"items":[{"name":"A","id":77},{"name":"b","id":2},{"name":"c","id":3}]}"#
    let kept = places.keeping([try recording(Self.body)], in: [try recording(new, at: 99)])
    #expect(
      text(kept.first)
        == #"{"total":3,"items":[{"name":"A","id":1},{"name":"b","id":2},{"name":"c","id":3}]}"#)
    #expect(kept.first?.exchange.startedAt == Date(timeIntervalSince1970: 99))
  }

  @Test("is looked for only in the recording of the same request, and not in a body that is no JSON")
  func others() throws {
    let places = try IgnoredPlaces(["body"])
    let new = try recording("[2]", at: 99, path: "/b")
    #expect(text(places.keeping([try recording("[1]")], in: [new, new]).first) == "[2]")
    #expect(places.keeping([], in: [new]).count == 1)
    let plain = places.keeping([try recording("one")], in: [try recording("two")])
    #expect(text(plain.first) == "two")
  }
}
