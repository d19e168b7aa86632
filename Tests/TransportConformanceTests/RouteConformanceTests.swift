import ApusClient
import ApusPacingTestSupport
import ApusPractice
import Testing

@Suite("Every transport, every path", .pacedEarly, .serialized)
struct RouteConformanceTests {
  @Test("each path is answered with its status and its bytes over each transport", arguments: Candidate.all)
  func paths(_ candidate: Candidate) async throws {
    #expect(PracticeEndpoint.all.count > 50)
    for endpoint in PracticeEndpoint.all {
      // A new one for each, because some of them change what the others answer.
      let outcome = try await candidate.ask(endpoint, of: try PracticeServer.start())
      let name = "\(endpoint.method) \(endpoint.example)"
      #expect(outcome.code == nil, "\(name): \(outcome)")
      guard let answer = endpoint.answer else {
        #expect(outcome.status == 200, "\(name): \(outcome)")
        continue
      }
      #expect(outcome.status == answer.status, "\(name): \(outcome)")
      if let reason = endpoint.variation {
        #expect(
          !outcome.body.isEmpty && outcome.body != answer.body, "not so: \(name) varies because \(reason)")
      } else {
        #expect(outcome.body == answer.body, "\(name): \(outcome)")
      }
    }
  }

  @Test("credentials stay with their origin", arguments: Candidate.all)
  func credentials(_ candidate: Candidate) async throws {
    let server = try PracticeServer.start()
    let headers = HeaderFields([
      HeaderField(name: "Authorization", value: "Bearer a"), HeaderField(name: "X-Api-Key", value: "b"),
      HeaderField(name: "Cookie", value: "c=d"),
      HeaderField(name: "X-Mine-Token", value: Secret("e")),
    ])
    let outcome = try await candidate.ask("/faults/odd.origin", of: server, headers: headers)
    #expect(outcome.hops == 2)
    #expect(String(decoding: outcome.body, as: UTF8.self).contains("No credential arrived."))
  }

  @Test("a bomb within its limits is read whole and checked, layer by layer", arguments: Candidate.all)
  func allowedBombs(_ candidate: Candidate) async throws {
    let server = try PracticeServer.start()
    for path in ["/faults/body.tooLarge/gzip?mib=1", "/faults/body.tooLarge/ratio?mib=1"] {
      let outcome = try await candidate.ask(path, of: server) { $0.limits.compressionRatio = 2_000 }
      #expect(outcome.code == nil, "\(path): \(outcome)")
      #expect(outcome.body.count > 1_000_000)
      #expect(outcome.body == [UInt8](repeating: 0, count: outcome.body.count))
    }
    let nested = try await candidate.ask("/faults/body.tooLarge/nested?mib=8", of: server) { options in
      options.limits.compressionRatio = .max
      options.limits.bodyBytes = 4 << 20
    }
    #expect(nested.code == .bodyTooLarge)
    #expect(nested.body.count == 4 << 20)
  }
}

extension Candidate {
  /// Asks for a path with its example's body and headers, and follows no redirect.
  fileprivate func ask(_ endpoint: PracticeEndpoint, of server: PracticeServer) async throws -> Outcome {
    let fields = [HeaderField(name: "Authorization", value: Secret("Bearer token"))]
    let method = try #require(HTTPMethod(endpoint.method))
    return try await ask(
      endpoint.example, of: server, method,
      headers: HeaderFields(fields + endpoint.fields.map { HeaderField(name: $0.name, value: $0.value) }),
      body: endpoint.body.map { .text($0, contentType: "application/json") }
    ) { $0.followsRedirects = false }
  }
}
