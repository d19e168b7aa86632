import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusRecordings
@testable import ApusSavedSessions

@Suite("The cookies of a session's steps", .paced)
struct CookieNeedsTests {
  private func recording(
    _ method: HTTPMethod, _ url: String, sends: Bool = false, gives: String? = nil
  ) throws -> Recording {
    let request = Request(method: method, url: try WebURL(url))
    let hop = Hop(
      sent: SentRequest(method: method, url: request.url, headers: sends ? ["Cookie": "sid=1"] : [:]),
      response: ResponseHead(
        version: "HTTP/1.1", status: 200, headers: gives.map { ["Set-Cookie": "\($0)=1; Path=/"] } ?? [:]))
    return Recording(Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop]))
  }

  private func needed(_ wanted: String, of lines: [String], _ recordings: [Recording]) throws -> [String] {
    let document = try SessionDocument(
      parsing: "---\nsession: 2\n---\n```console\n\(lines.map { "$ \($0)\n" }.joined())```\n")
    let places = document.steps.filter { $0.command == wanted }.map(\.place.number)
    let found = NeededSteps(
      wanted: Set(places), cookies: CookieNeeds(document, recordings: recordings)
    ) { _ in nil }.lines(of: document)
    return document.steps.filter { found.contains($0.place.number) }.map(\.command)
  }

  @Test("come with the last step that was given each, where what is wanted sent any")
  func needs() throws {
    let recordings = [
      try recording(.post, "http://h/api/login", gives: "sid"),
      try recording(.get, "http://h/api/a", sends: true),
      try recording(.post, "http://h/api/renew", sends: true, gives: "sid"),
      try recording(.get, "http://h/api/users/7", sends: true), try recording(.get, "http://h/api/open"),
    ]
    let lines = ["post /login name=ann", "get /a", "post renew", "get /users/{{id}}", "get /open"]
    #expect(try needed("get /a", of: lines, recordings) == ["post /login name=ann", "get /a"])
    #expect(
      try needed("get /users/{{id}}", of: lines, recordings)
        == ["post /login name=ann", "post renew", "get /users/{{id}}"])
    #expect(try needed("get /open", of: lines, recordings) == ["get /open"])
  }

  @Test("are none where nothing was recorded of them")
  func none() throws {
    let lines = ["post /login", "get /a", "tree ."]
    #expect(try needed("get /a", of: lines, []) == ["get /a"])
    #expect(
      try needed(
        "get /a", of: lines, [try recording(.post, "http://h/login"), try recording(.get, "http://h/a")])
        == ["get /a"])
  }
}
