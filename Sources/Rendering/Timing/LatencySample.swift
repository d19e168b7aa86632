package import ApusClient
package import ApusJSON

/// One of many requests: what came of it, and how long it took.
package struct LatencySample: Sendable, Hashable {
  /// A status, or the code of a failure.
  package let outcome: String
  /// `nil` where nothing was answered.
  package let duration: Duration?
  /// Whether a connection was opened for it, which takes its time.
  package let isCold: Bool

  package init(_ outcome: String, _ duration: Duration?, isCold: Bool) {
    self.outcome = outcome
    self.duration = duration
    self.isCold = isCold
  }

  private var milliseconds: String? {
    duration.map { duration in
      let microseconds = Int((Units.seconds(duration) * 1e6).rounded())
      let fraction = String(microseconds % 1000 + 1000).dropFirst()
      return "\(microseconds / 1000).\(fraction)"
    }
  }

  /// A line a request, for spreadsheets.
  package static func csv(_ samples: [LatencySample]) -> String {
    "request,outcome,ms,connection\n"
      + samples.enumerated().map { place, sample in
        "\(place + 1),\(sample.outcome),\(sample.milliseconds ?? ""),\(sample.isCold ? "new" : "kept")\n"
      }.joined()
  }

  /// All of them as one object of JSON, with how often what came about and the percentiles.
  package static func json(_ samples: [LatencySample], elapsed: Duration) -> JSONValue {
    var outcomes: [JSONValue.Member] = []
    for sample in samples {
      let place = outcomes.firstIndex { $0.key == sample.outcome }
      let before = place.flatMap {
        if case .number(let number) = outcomes[$0].value { Int(number.text) } else { nil }
      }
      if let place {
        outcomes[place].value = .number((before ?? 0) + 1)
      } else {
        outcomes.append(.init(sample.outcome, 1))
      }
    }
    let sorted = samples.filter { $0.duration != nil }.sorted {
      ($0.duration ?? .zero) < ($1.duration ?? .zero)
    }
    let percentiles = [("p50", 50), ("p90", 90), ("p95", 95), ("p99", 99), ("max", 100)].compactMap {
      name, percent in
      sorted.dropFirst(max(0, (sorted.count * percent + 99) / 100 - 1)).first.map {
        JSONValue.Member(name, $0.number)
      }
    }
    return .object([
      .init("requests", .number(samples.count)),
      .init("ms", LatencySample("", elapsed, isCold: false).number),
      .init("outcomes", .object(outcomes)), .init("percentiles_ms", .object(percentiles)),
      .init(
        "each",
        .array(
          samples.map { sample in
            .object([
              .init("outcome", .string(sample.outcome)), .init("ms", sample.number),
              .init("new_connection", .bool(sample.isCold)),
            ])
          })),
    ])
  }

  private var number: JSONValue {
    milliseconds.flatMap { JSONValue.Number(text: $0) }.map { .number($0) } ?? .null
  }
}

extension LatencySample {
  package init?(_ result: Result<Exchange, TransportError>) {
    switch result {
    case .success(let exchange):
      self.init(
        exchange.response.map { "\($0.status)" } ?? "none", exchange.duration,
        isCold: exchange.hops.contains { $0.connection?.isReused == false })
    case .failure(let failure):
      guard failure.code != .cancelled else { return nil }
      self.init(failure.code.name, nil, isCold: false)
    }
  }
}
