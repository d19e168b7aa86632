import ApusClient
import Testing

@testable import ApusURLSession

/// Starts a server, sends one request to it, and stops it again.
func exchange(
  _ target: String = "/", _ configure: (inout Request) -> Void = { _ in },
  answering script: @escaping ScriptedServer.Script
) async throws -> Result<Exchange, TransportError> {
  let server = try ScriptedServer(script)
  defer { server.stop() }
  var request = Request(url: try WebURL(server.url(target)))
  configure(&request)
  return await result(of: request)
}

/// The same for a request that must succeed.
func success(
  _ target: String = "/", _ configure: (inout Request) -> Void = { _ in },
  answering script: @escaping ScriptedServer.Script
) async throws -> Exchange {
  try await exchange(target, configure, answering: script).get()
}

/// The same for a request that must fail.
func failure(
  _ target: String = "/", _ configure: (inout Request) -> Void = { _ in },
  answering script: @escaping ScriptedServer.Script
) async throws -> TransportError {
  let result = try await exchange(target, configure, answering: script)
  return try #require(result.failure, "the request succeeded")
}

/// A request that sets no deadlines has none here: other tests may keep the machine busy for longer than the usual.
func result(
  of request: Request, over transport: URLSessionTransport = URLSessionTransport()
) async -> Result<Exchange, TransportError> {
  var request = request
  if request.options.deadlines == Deadlines() {
    request.options.deadlines.total = nil
    request.options.deadlines.idle = nil
  }
  do {
    return .success(try await transport.send(request))
  } catch {
    return .failure(error)
  }
}

extension Result {
  var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}

extension Exchange {
  var text: String { String(decoding: body.bytes, as: UTF8.self) }
}
