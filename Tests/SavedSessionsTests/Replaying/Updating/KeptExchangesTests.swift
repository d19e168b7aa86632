import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusContracts
@testable import ApusRecordings
@testable import ApusSavedSessions

@Suite("What an update keeps of a recording", .paced)
struct KeptExchangesTests {
  private func recording(
    _ path: String, _ body: String = "{}", at seconds: Double = 0, headers: HeaderFields = ["Date": "then"],
    status: Int = 200
  ) throws -> Recording {
    let request = Request(url: try url("http://h" + path))
    let hop = Hop(
      sent: SentRequest(method: .get, url: request.url, headers: [:]),
      response: ResponseHead(version: "HTTP/1.1", status: status, headers: headers))
    return Recording(
      Exchange(
        request: request, startedAt: Date(timeIntervalSince1970: seconds), hops: [hop],
        body: ReceivedBody(bytes: Array(body.utf8))))
  }

  /// Makes a thing of some id, and asks for it.
  private func story(_ id: Int, name: String = "a") throws -> [[Recording]] {
    [
      [try recording("/make", #"{"id":\#(id)}"#, headers: ["Location": "/things/\(id)", "Date": "\(id)"])],
      [], [try recording("/things/\(id)", #"{"self":"/things/\#(id)","name":"\#(name)"}"#)],
      [try recording("/other", at: Double(id))],
    ]
  }

  private func kept(
    _ old: [[Recording]], _ new: [[Recording]], ignoring places: [String] = [], keeping: Set<Int> = []
  ) throws -> Set<Int> {
    var kept = KeptExchanges(ignoring: try IgnoredPlaces(places))
    for (number, pair) in zip(old, new).enumerated() {
      kept.add(pair.0, pair.1, isKept: keeping.contains(number))
    }
    return kept.kept
  }

  @Test("is what differs in its times only, and nothing of what differs in more")
  func plain() throws {
    #expect(try kept(story(24), story(24)) == [0, 1, 2, 3])
    #expect(try kept(story(24), story(31)) == [1, 3])
    #expect(try kept([[recording("/a")]], [[recording("/a", status: 201)]]) == [])
    #expect(try kept([[recording("/a")]], [[recording("/a", headers: ["X-A": "1"])]]) == [])
    #expect(try kept([[recording("/a")]], [[]]) == [])
  }

  @Test("is what differs at ignored places, with all that names what stands there")
  func ignored() throws {
    #expect(try kept(story(24), story(31), ignoring: ["body.id"]) == [0, 1, 2, 3])
    // Another number of digits makes a body longer.
    let (old, new) = (
      try recording("/", #"{"id":9}"#, headers: ["Content-Length": "8"]),
      try recording("/", #"{"id":10}"#, headers: ["Content-Length": "9"])
    )
    #expect(try kept([[old]], [[new]], ignoring: ["body.id"]) == [0])
    #expect(try kept([[old]], [[new]]) == [])
  }

  @Test("is nothing that tells what a new exchange asks for, so that both are of what took place")
  func dependent() throws {
    #expect(try kept(story(24), story(31, name: "b"), ignoring: ["body.id"]) == [1, 3])
  }

  @Test("is what somebody wants to stay, with all that names what stands there")
  func wanted() throws {
    #expect(try kept(story(24), story(31), keeping: [0]) == [0, 1, 2, 3])
    #expect(try kept(story(24), story(31), keeping: [2]) == [1, 2, 3])
  }
}
