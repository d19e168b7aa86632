import Testing

@testable import ApusPractice

/// The status that a server with such limits answers a request with before it closes the connection.
func refusal(_ limits: Limits, _ request: String) throws -> Int {
  try withServer(limits: limits) { server in
    let client = try RawClient(port: server.port)
    client.send(request)
    let status = try client.readResponse().status
    #expect(client.readAll().ending == .closed)
    return status
  }
}
