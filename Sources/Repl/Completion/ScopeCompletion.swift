internal import ApusClient
internal import ApusEndpoints
internal import ApusLineEditing
internal import ApusOpenAPI
internal import ApusSending

extension EditorKnowledge {
  /// The scopes of the server that a line like `auth oauth2 [SERVER] …` logs in at, as far as they are known: of one with a
  /// name, of the one in use, and of the description.
  func scopeCandidates(after before: [String]) -> [Candidate] {
    let origin = session.base?.origin
    let server = Self.server(in: before)?.lowercased()
    let known = OAuthServer.known.first { known in
      server.map { $0 == known.name } ?? (known.origin == origin)
    }
    if let known {
      return known.scopes.map { Candidate($0.name, meaning: $0.meaning) }
    }
    guard server == nil else { return [] }
    if let login = session.credential?.login, login.origin == origin, !login.server.scopes.isEmpty {
      return login.server.scopes.map { Candidate($0, meaning: "") }
    }
    return describedScopes.map { Candidate($0, meaning: "") }
  }

  /// Those of the description, each once.
  private var describedScopes: [String] {
    let schemes = session.specification?.index.securitySchemes ?? []
    return schemes.reduce(into: []) { found, scheme in
      guard case .oauth2(_, let scopes) = scheme.kind else { return }
      found += scopes.filter { !found.contains($0) }
    }
  }

  /// The word behind `oauth2` that is neither an option nor the value of one.
  private static func server(in before: [String]) -> String? {
    let switches = ["--keep", "--approve"]
    return zip(before.dropFirst(), before.dropFirst(2)).first { previous, word in
      !word.hasPrefix("-") && (!previous.hasPrefix("-") || switches.contains(previous))
    }?.1
  }
}
