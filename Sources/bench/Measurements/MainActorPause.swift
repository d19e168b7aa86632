internal import ApusClient

extension Measurement {
  static let mainActor = Measurement(
    "main-actor",
    "the longest that the main actor waits while it has 5 MB decoded; over 50 ms is a failure. A debug build decodes longest"
  ) { _ in
    let body = RepositoryList.bytes(5_000_000)
    let client = APIClient(
      service: Repositories(),
      transport: StubTransport { _ in .bytes(body, contentType: "application/json") })
    let limit = 0.05
    var pauses: [Double] = []
    for _ in 0..<5 { pauses.append(try await longestPause(of: client)) }
    let row = Row("while 5 MB are decoded", Quantity(pauses, .seconds), promise: .atMost(limit))
    guard row.ours.spread.most <= limit else {
      throw Child.Failure(
        description: "the main actor waited \(Quantity([row.ours.spread.most], .seconds).text)")
    }
    return [row]
  }
}

private struct Repositories: Service {
  struct ErrorResponse: Decodable, Sendable {}
  struct List: Endpoint {
    typealias API = Repositories
    typealias Response = [SpelledRepository]
    var path: EndpointPath { "/repositories" }
  }

  var baseURL: WebURL { .http("localhost") }
}

/// Asks from the main actor, which meanwhile has something to do every millisecond.
@MainActor
private func longestPause(of client: APIClient<Repositories>) async throws -> Double {
  let begin = ContinuousClock.now
  let ticking = Task { @MainActor in
    var (last, longest) = (begin, Duration.zero)
    while !Task.isCancelled {
      let now = ContinuousClock.now
      longest = max(longest, now - last)
      last = now
      try? await Task.sleep(for: .milliseconds(1))
    }
    return max(longest, ContinuousClock.now - last)
  }
  let count = try await client.send(Repositories.List()).count
  ticking.cancel()
  let pause = await ticking.value.inSeconds
  guard count > 1_000 else { throw Child.Failure(description: "only \(count) repositories were decoded") }
  return pause
}
