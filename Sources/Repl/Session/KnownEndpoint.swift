internal import APIClient
internal import Practice

/// A path under the base that is known to be there: it was asked for, or the practice API has it.
struct KnownEndpoint: Sendable, Hashable {
  let method: String
  /// Behind the base, beginning with a slash.
  let path: String
  let meaning: String
}

extension Session {
  /// What was visited, the latest first, and what the practice API offers besides. Each path is there once.
  var knownEndpoints: [KnownEndpoint] {
    guard let base else { return [] }
    let visited = records.all.reversed().filter { $0.exchange.request.url.origin == base.origin }.map {
      record in
      KnownEndpoint(
        method: record.exchange.request.method.name, path: record.exchange.request.url.path,
        meaning: "visited")
    }
    let prefix = base.path == "/" ? "" : base.path
    var seen: Set<String> = []
    return (visited + practiceEndpoints(at: base)).compactMap { endpoint in
      guard endpoint.path.hasPrefix(prefix + "/") else { return nil }
      let path = String(endpoint.path.dropFirst(prefix.count))
      guard seen.insert("\(endpoint.method) \(path)").inserted else { return nil }
      return KnownEndpoint(method: endpoint.method, path: path, meaning: endpoint.meaning)
    }
  }

  private func practiceEndpoints(at base: WebURL) -> [KnownEndpoint] {
    guard case .text(let practice) = variables.values["practice"], practice == base.origin.description else {
      return []
    }
    return PracticeEndpoint.all.map { endpoint in
      KnownEndpoint(method: endpoint.method, path: endpoint.example, meaning: endpoint.summary)
    }
  }
}
