package import ApusLineEditing
internal import ApusServices

/// Completes `github gist create files`: the endpoints of a service, then the parameters of one.
package struct EndpointCompletion {
  private let service: ServiceDescription
  /// The words after the service's name.
  private let words: [String]

  /// - Parameter before: The words before the one that is typed, from the service's name on.
  package init?(_ before: ArraySlice<String>) {
    guard let name = before.first, let service = ServiceCatalogue.service(named: name) else { return nil }
    self.service = service
    words = Array(before.dropFirst())
  }

  package func candidates(typed: String) -> [Candidate] {
    guard let endpoint else { return endpointCandidates }
    if typed.contains("=") { return values(of: endpoint, typed: typed) }
    return parameters(of: endpoint, typed: typed)
  }

  /// What is left to be typed of the commands that begin with the words there are.
  var endpointCandidates: [Candidate] {
    service.endpoints.compactMap { endpoint in
      let all = endpoint.words.map(String.init)
      guard all.count > words.count, all.starts(with: words.map { $0.lowercased() }) else { return nil }
      return Candidate(all.dropFirst(words.count).joined(separator: " "), meaning: endpoint.summary)
    }
  }

  private var endpoint: EndpointDescription? {
    service.endpoints.first { words.map { $0.lowercased() }.starts(with: $0.words.map(String.init)) }
  }

  /// Those that the line does not have yet; a list or a map may go on.
  private func parameters(of endpoint: EndpointDescription, typed: String) -> [Candidate] {
    let given = words.dropFirst(endpoint.words.count)
    return endpoint.parameters.compactMap { parameter in
      let name = parameter.name
      let isThere = given.contains { $0.hasPrefix(name + "=") || $0 == "--" + name }
      if isThere, !parameter.takesSeveral { return nil }
      let meaning = "\(parameter.meaning) (\(parameter.facts))"
      if typed.hasPrefix("--") { return Candidate("--" + name, meaning: meaning) }
      return Candidate(name + (parameter.kind == .map ? "[" : "="), meaning: meaning, addsSpace: false)
    }
  }

  /// After `sort=`, the words it takes.
  private func values(of endpoint: EndpointDescription, typed: String) -> [Candidate] {
    guard let sign = typed.firstIndex(of: "="),
      let parameter = endpoint.parameters.first(where: { $0.isNamed(typed[..<sign]) })
    else { return [] }
    return parameter.kind.words.map { Candidate(typed[...sign] + $0) }
  }
}

extension EndpointParameter.Kind {
  /// All there are, where they are few.
  fileprivate var words: [String] {
    switch self {
    case .choice(let choices): choices
    case .flag: ["yes", "no"]
    default: []
    }
  }
}
