import ApusClient
import ApusCurlTransport
import Testing

/// A request for a test: no proxy from the environment, and deadlines that only a broken transport would meet.
func request(
  _ url: String, _ method: HTTPMethod = .get, headers: HeaderFields = [:], body: RequestBody? = nil,
  _ adjust: (inout RequestOptions) -> Void = { _ in }
) throws -> Request {
  var options = RequestOptions()
  options.proxy = .direct
  options.deadlines.total = .seconds(3600)
  options.deadlines.connect = .seconds(3600)
  options.deadlines.idle = .seconds(3600)
  adjust(&options)
  return Request(method: method, url: try WebURL(url), headers: headers, body: body, options: options)
}

extension CurlTransport {
  /// The failure that a request is expected to end in.
  func failure(
    of request: Request, at location: SourceLocation = #_sourceLocation
  ) async throws -> TransportError {
    // Not `#require(throws:)`, which writes out what it is given: megabytes, for some of these.
    do {
      _ = try await send(request)
    } catch {
      return error
    }
    Issue.record("the request did not fail", sourceLocation: location)
    throw UnexpectedSuccess()
  }
}

struct UnexpectedSuccess: Error {}

extension Exchange {
  var text: String { String(decoding: body.bytes, as: UTF8.self) }
}
