import APIClient
import Foundation
import Practice
import Testing

@Suite("Every transport, every path", .serialized)
struct RouteConformanceTests {
  /// `method path body` of everything in the practice API's directory.
  func examples(_ server: PracticeServer) async throws -> [(method: HTTPMethod, path: String, body: String?)]
  {
    let directory = try #require(Candidate.all.first)
    let outcome = try await directory.ask("/", of: server)
    let root = try #require(try JSONSerialization.jsonObject(with: Data(outcome.body)) as? [String: Any])
    let groups = try #require(root["groups"] as? [[String: Any]])
    let routes = groups.flatMap { $0["routes"] as? [[String: Any]] ?? [] }
    return try routes.map { route in
      let line = try #require(route["try"] as? String)
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      let method = try #require(HTTPMethod(words[0].uppercased()))
      return (method, words[1], words.count > 2 ? words[2] : nil)
    }
  }

  @Test("each path is answered the same over each transport")
  func paths() async throws {
    let examples = try await examples(try PracticeServer.start())
    #expect(examples.count > 30)
    // What each has changed must not be seen by the other.
    let servers = try Candidate.all.map { ($0, try PracticeServer.start()) }
    for example in examples where !isAboutItself(example.path) {
      var outcomes: Set<Outcome> = []
      for (candidate, server) in servers {
        outcomes.insert(
          try await candidate.ask(
            example.path, of: server, example.method,
            headers: HeaderFields([HeaderField("Authorization", Secret("Bearer token"))]),
            body: example.body.map { .text($0, contentType: "application/json") }))
      }
      #expect(outcomes.count == 1, "\(example.method) \(example.path): \(outcomes)")
      #expect(outcomes.allSatisfy { $0.code == nil }, "\(example.method) \(example.path): \(outcomes)")
    }
  }

  /// Answers that show the request or the server, which differ by transport and port.
  private func isAboutItself(_ path: String) -> Bool {
    ["/echo", "/credentials", "/mamari", "/redirect-to"].contains { path.hasPrefix($0) } || path == "/"
      || path.hasPrefix("/faults")
  }

  @Test("credentials stay with their origin", arguments: Candidate.all)
  func credentials(_ candidate: Candidate) async throws {
    let server = try PracticeServer.start()
    let headers = HeaderFields([
      HeaderField("Authorization", "Bearer a"), HeaderField("X-Api-Key", "b"), HeaderField("Cookie", "c=d"),
      HeaderField("X-Mine-Token", Secret("e")),
    ])
    let outcome = try await candidate.ask("/faults/odd.origin", of: server, headers: headers)
    #expect(outcome.hops == 2)
    #expect(String(decoding: outcome.body, as: UTF8.self).contains("No credential arrived."))
  }
}
