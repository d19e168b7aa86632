extension RequestCollection {
  /// The same with every text that may name variables made another, but for names.
  func mapping(_ change: (String) -> String) -> RequestCollection {
    var copy = self
    copy.requests = requests.map { $0.mapping(change) }
    copy.variables = variables.map { $0.mapping(change) }
    copy.environments = environments.map {
      Environment(name: $0.name, variables: $0.variables.map { $0.mapping(change) })
    }
    return copy
  }
}

extension CollectedVariable {
  func mapping(_ change: (String) -> String) -> CollectedVariable {
    CollectedVariable(name: name, value: change(value), isSecret: isSecret)
  }
}

extension CollectedRequest {
  func mapping(_ change: (String) -> String) -> CollectedRequest {
    var copy = self
    copy.url = change(url)
    copy.headers = headers.map { $0.mapping(change) }
    copy.auth = auth.mapping(change)
    copy.body = body.mapping(change)
    copy.variables = variables.map { $0.mapping(change) }
    return copy
  }
}

extension CollectedPair {
  func mapping(_ change: (String) -> String) -> CollectedPair { CollectedPair(change(name), change(value)) }
}

extension CollectedAuth {
  func mapping(_ change: (String) -> String) -> CollectedAuth {
    switch self {
    case .none: .none
    case .login(let scheme, let user, let password):
      .login(scheme, user: change(user), password: change(password))
    case .header(let name, let prefix, let token): .header(change(name), prefix: prefix, token: change(token))
    case .query(let name, let token): .query(change(name), token: change(token))
    }
  }
}

extension CollectedBody {
  func mapping(_ change: (String) -> String) -> CollectedBody {
    switch self {
    case .none: .none
    case .text(let text, let type): .text(change(text), type: type)
    case .form(let pairs): .form(pairs.map { $0.mapping(change) })
    case .multipart(let parts): .multipart(parts.map { $0.mapping(change) })
    case .file(let path, let type): .file(change(path), type: type)
    case .graphQL(let query, let variables): .graphQL(query: change(query), variables: change(variables))
    }
  }
}

extension CollectedPart {
  func mapping(_ change: (String) -> String) -> CollectedPart {
    switch content {
    case .text(let text): CollectedPart(name: change(name), content: .text(change(text)), type: type)
    case .file(let path): CollectedPart(name: change(name), content: .file(change(path)), type: type)
    }
  }
}
