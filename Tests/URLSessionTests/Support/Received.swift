import ApusClient
import Testing

@testable import ApusURLSession

/// Sends a request and gives back what the server read.
func received(_ configure: (inout Request) -> Void) async throws -> (ReceivedRequest, Exchange) {
  let server = try ScriptedServer { _ in [.response()] }
  defer { server.stop() }
  var request = Request(method: .post, url: try WebURL(server.url("/in?x=a%2Fb&y=+")))
  configure(&request)
  let exchange = try await result(of: request).get()
  return (try #require(server.requests.first), exchange)
}
