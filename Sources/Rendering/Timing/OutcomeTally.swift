package import ApusClient
internal import ApusText

/// What came of many requests: how long each took, and how often which outcome came about.
package struct OutcomeTally {
  package private(set) var samples: [LatencySample] = []
  /// The first that went wrong.
  package private(set) var worst: ErrorCode?
  private var counts: [(name: String, role: Role, count: Int)] = []

  package init() {}

  /// How many it has counted.
  package var count: Int { counts.reduce(0) { $0 + $1.count } }

  package mutating func add(_ result: Result<Exchange, TransportError>) {
    if let sample = LatencySample(result) { samples.append(sample) }
    switch result {
    case .success(let exchange):
      guard let status = exchange.response?.status else { return }
      count("\(status)", .status(status))
      if status >= 400 { worst = worst ?? .http(status) }
    case .failure(let failure):
      guard failure.code != .cancelled else { return }
      count(failure.code.name, .error)
      worst = worst ?? failure.code
    }
  }

  private mutating func count(_ name: String, _ role: Role) {
    if let place = counts.firstIndex(where: { $0.name == name }) {
      counts[place].count += 1
    } else {
      counts.append((name, role, 1))
    }
  }

  package var outcomes: [LatencyView.Outcome] {
    counts.map { LatencyView.Outcome($0.name, $0.role, count: $0.count) }
  }
}
