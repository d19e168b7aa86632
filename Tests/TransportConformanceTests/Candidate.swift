import ApusClient
import ApusCurlTransport
import ApusPractice
import ApusURLSession
import Testing

import struct ApusClient.Request

/// A transport that must do what every transport must do, but for what it says itself.
struct Candidate: Sendable, CustomTestStringConvertible {
  let name: String
  /// A new one for each request: what a fault leaves behind on a connection must not end the next one.
  let makeTransport: @Sendable () -> any Transport
  let differences: [KnownDifference]

  var testDescription: String { name }

  static var all: [Candidate] {
    [
      Candidate(name: "CurlTransport", makeTransport: { CurlTransport() }, differences: []),
      Candidate(
        name: "URLSessionTransport", makeTransport: { URLSessionTransport() },
        differences: URLSessionTransport.knownDifferences.filter(\.isHere)),
    ]
  }

  /// What is known to come of a fault here, where it is not what it should be.
  func difference(at path: String) -> (difference: KnownDifference, sighting: KnownDifference.Sighting)? {
    for difference in differences {
      if let sighting = difference.sightings.first(where: { "/faults/\($0.fault)" == path }) {
        return (difference, sighting)
      }
    }
    return nil
  }

  func isEnded(by path: String) -> Bool { difference(at: path)?.difference.endsProcess ?? false }

  /// Asks for a path with limits and deadlines that a fault meets soon.
  ///
  /// - Parameter patience: how many times as long the faults of time are waited for.
  func ask(
    _ path: String, of server: PracticeServer, _ method: HTTPMethod = .get, headers: HeaderFields = [:],
    body: RequestBody? = nil, patience: Int = 1, _ configure: (inout RequestOptions) -> Void = { _ in }
  ) async throws -> Outcome {
    var request = Request(
      method: method, url: try WebURL(server.baseURL + path), headers: headers, body: body)
    request.options.proxy = .direct
    request.options.limits.bodyBytes = 2 << 20
    request.options.limits.redirects = 5
    request.options.deadlines.idle = .seconds(300)
    request.options.deadlines.total = .seconds(300)
    if path.contains("timeout.idle") { request.options.deadlines.idle = .milliseconds(500 * patience) }
    if path.contains("timeout.total") { request.options.deadlines.total = .seconds(patience) }
    configure(&request.options)
    do {
      return Outcome(try await makeTransport().send(request), code: nil)
    } catch {
      return Outcome(error.exchange, code: error.code)
    }
  }
}

/// What came of a request, as far as every transport must agree.
struct Outcome: Sendable, Hashable {
  /// `nil` when the response came whole.
  let code: ErrorCode?
  let status: Int?
  let hops: Int
  let body: [UInt8]

  init(_ exchange: Exchange, code: ErrorCode?) {
    self.code = code
    status = exchange.response?.status
    hops = exchange.hops.count
    body = exchange.body.bytes
  }
}

extension Outcome: CustomStringConvertible {
  var description: String {
    let text = body.count > 60 ? "\(body.count) bytes" : "“\(String(decoding: body, as: UTF8.self))”"
    return "\(code?.name ?? "ok") \(status.map(String.init) ?? "-") \(hops) hops \(text)"
  }
}
