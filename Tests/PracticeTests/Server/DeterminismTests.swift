import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Two servers that are asked the same answer the same bytes", .paced)
struct DeterminismTests {
  /// What differs by nature: it names a port.
  private static let portBound: Set = ["/", "/faults"]
  private static let portBoundFaults: Set = ["odd.origin", "redirect.unsafe/downgrade"]

  @Test("for every route")
  func routes() throws {
    try withServer { one in
      try withServer { two in
        for route in AllRoutes.routes where !Self.portBound.contains(route.pattern.text) {
          let answers = try [one, two].map { server in
            let client = try RawClient(port: server.port)
            client.send(request(for: route))
            let response = try client.readResponse()
            return response.head + response.body
          }
          #expect(answers[0] == answers[1], "\(route.example)")
          let text = String(decoding: answers[0], as: UTF8.self)
          #expect(!text.lowercased().contains("\r\ndate:"), "\(route.example)")
        }
      }
    }
  }

  @Test("for every fault that is not compared byte by byte elsewhere")
  func faults() throws {
    let others = Self.portBoundFaults.union(FaultBytes.all.map(\.name))
    try withServer { one in
      try withServer { two in
        for fault in AllFaults.faults where !others.contains(fault.name) {
          let answers = try [one, two].map { server in
            let client = try RawClient(port: server.port)
            client.send(
              "GET \(fault.path)?every=1&mib=1 HTTP/1.1\r\nHost: practice.localhost\r\nConnection: close\r\n\r\n"
            )
            // Some say nothing, which has to end; others take their time, which must not.
            let patience: Int32 = fault.name.hasPrefix("timeout.") ? 10_000 : 120_000
            return Array(client.readAll(limit: 150, patience: patience).bytes.prefix(150))
          }
          #expect(answers[0] == answers[1], "\(fault.name)")
        }
      }
    }
  }
}

/// The request that a route's example stands for, with a token where one helps.
func request(for route: Route, method: String? = nil) -> String {
  let method = method ?? route.exampleMethod
  let body = ["GET", "HEAD"].contains(method) ? "" : route.exampleBody ?? ""
  let fields = route.exampleFields.map { "\($0.name): \($0.value)\r\n" }.joined()
  return "\(method) \(route.example) HTTP/1.1\r\nHost: practice.localhost\r\nAuthorization: Bearer abc\r\n"
    + "Content-Type: application/json\r\n\(fields)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
}
