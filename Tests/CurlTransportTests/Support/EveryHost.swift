import ApusClient

@testable import ApusCurlTransport

/// A transport for which every host and port is one server.
struct EveryHost {
  let server: ScriptedServer
  let transport = CurlTransport()

  func ask(
    _ url: String, _ method: HTTPMethod = .get, headers: HeaderFields = [:], body: RequestBody? = nil,
    _ adjust: (inout RequestOptions) -> Void = { _ in }
  ) async throws -> Exchange {
    try await transport.send(
      request(url, method, headers: headers, body: body) {
        $0.usesCookies = true
        $0.connectTo = ["::127.0.0.1:\(server.port)"]
        adjust(&$0)
      })
  }

  /// What the last request said in a header, in the order of the alphabet where it is a list.
  func said(_ name: String) -> String? {
    server.requests.last?.header(name)?.split(separator: "; ").sorted().joined(separator: "; ")
  }
}
