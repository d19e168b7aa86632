internal import ApusClient
package import ApusOpenAPI
package import ApusRecordings

/// Which operations of a description were asked for, and which of their answers were seen.
package struct Coverage: Sendable {
  /// An operation, and how often each status came.
  struct Row: Sendable {
    let name: String
    /// As they are described: `200`, `4XX`, `default`.
    let described: [String]
    /// By what is described.
    var seen: [String: Int] = [:]

    var unseen: [String] { described.filter { seen[$0] == nil } }
  }

  private(set) var rows: [Row]
  /// What came and is not described, such as `GET /a 500`, with how often.
  private(set) var undescribed: [(name: String, count: Int)] = []
  private let specification: Specification
  /// Paths that come before those of the description.
  private let mounts: [String]
  private let places: [String: Int]

  package init(_ specification: Specification) {
    self.specification = specification
    rows = specification.operations.map { operation in
      Row(name: operation.description, described: operation.responses.map(\.status))
    }
    places = Dictionary(rows.enumerated().map { ($1.name, $0) }) { first, _ in first }
    mounts = specification.servers.map(\.basePath.withoutFinalSlash).filter { !$0.isEmpty } + [""]
  }

  /// Takes what was asked and what came, redirects included.
  package mutating func add(_ recording: Recording) {
    for hop in recording.exchange.hops {
      guard let status = hop.response?.status else { continue }
      add(hop.sent.method.name, hop.sent.url.path, status)
    }
  }

  mutating func add(_ method: String, _ path: String, _ status: Int) {
    guard let operation = operation(method, path), let row = places[operation.description] else {
      return note("\(method) \(path) \(status)")
    }
    if let response = operation.response(for: status) {
      rows[row].seen[response.status, default: 0] += 1
    } else {
      note("\(operation.description) \(status)")
    }
  }

  private mutating func note(_ name: String) {
    if let place = undescribed.firstIndex(where: { $0.name == name }) {
      undescribed[place].count += 1
    } else {
      undescribed.append((name, 1))
    }
  }

  private func operation(_ method: String, _ path: String) -> ApusOpenAPI.Operation? {
    guard let method = ApusOpenAPI.Operation.Method(rawValue: method) else { return nil }
    return mounts.lazy.compactMap { mount in
      guard path.isUnder(mount) || mount.isEmpty else { return nil }
      let rest = String(path.dropFirst(mount.count))
      return specification.match(method, rest.isEmpty ? "/" : rest)?.operation
    }.first
  }

  var operationsSeen: Int { rows.count { !$0.seen.isEmpty } }
  var answersSeen: Int { rows.reduce(0) { $0 + $1.described.count - $1.unseen.count } }
  var answers: Int { rows.reduce(0) { $0 + $1.described.count } }

  /// How many of the described answers were seen, in hundredths, rounded down.
  package var percentage: Int { answers == 0 ? 100 : answersSeen * 100 / answers }
}
