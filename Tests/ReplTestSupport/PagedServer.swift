package import ApusClient
internal import Synchronization

/// A server whose answers stand in a table, by path and query, and what it was asked.
package final class PagedServer: Sendable {
  private let requests = Mutex<[Request]>([])

  /// What was asked, in order.
  package var all: [Request] { requests.withLock { $0 } }
  package var targets: [String] { all.map(\.url.target) }

  package static func talk(
    _ answers: [String: String], link: [String: String] = [:], headers more: HeaderFields = [:]
  ) async throws -> (talk: Talk, asked: PagedServer) {
    let server = PagedServer()
    let talk = try await Talk(
      transport: StubTransport { request in
        server.requests.withLock { $0.append(request) }
        guard let body = answers[request.url.target] else { return .response(status: 404, body: "{}") }
        let headers = HeaderFields([HeaderField(name: "Content-Type", value: "application/json")] + more)
        guard let link = link[request.url.target] else {
          return .response(status: 200, headers: headers, body: body)
        }
        return .response(status: 200, headers: headers.adding("Link", link), body: body)
      }, base: "http://h.test")
    return (talk, server)
  }
}
