package import ApusClient
package import ApusText
package import ApusWords

/// Who the user is to one origin. No other origin gets to see it.
package struct Credential: Sendable {
  private let given: Proof
  /// Where a token comes from that is renewed.
  package let login: OAuthLogin?
  package var proof: Proof { login.map { .field($0.field) } ?? given }
  package let origin: Origin
  /// What it is, in words that may be shown: "bearer".
  private let summary: String
  /// Where its secret is from: "from GITHUB_TOKEN".
  private let source: Sentence?
  /// The variable whose value it is, and what it is when that has another; for one that a request gives.
  package private(set) var following: (variable: String, proof: @Sendable (Secret) -> Proof)?
  /// The line that sets it again, without what is secret in it.
  package let line: String

  /// The same, as what a variable holds from now on.
  package func holding(_ secret: Secret) -> Credential {
    guard let following else { return self }
    return Credential(following.proof(secret), for: origin, summary: summary, source, line: line)
      .following(following.variable, following.proof)
  }

  package func following(_ variable: String, _ proof: @escaping @Sendable (Secret) -> Proof) -> Credential {
    var credential = self
    credential.following = (variable, proof)
    return credential
  }

  package init(
    _ proof: Proof, for origin: Origin, summary: String, _ source: Sentence? = nil, line: String = "",
    login: OAuthLogin? = nil
  ) {
    self.line = line
    self.login = login
    given = proof
    self.origin = origin
    self.summary = summary
    self.source = source
  }

  /// What it is called beside headers.
  package var name: String {
    switch proof {
    case .field(let field): field.name
    case .login(let login): "\(login.scheme.name) credentials"
    }
  }

  /// What else it signs with, and is no secret: `region here; service s3`. Nothing of what signs nothing.
  package var settings: Line? {
    guard case .login(let login) = given else { return nil }
    let parts = login.scheme.settings.compactMap { setting in
      login.settings[setting.name].map { "\(setting.name.rawValue) \($0)" }
    }
    return parts.isEmpty ? nil : Line("  " + parts.joined(separator: "; "))
  }

  /// What it is, and for whom.
  package func shown(_ role: Role? = nil) -> Line {
    let source = source.map { " \(said($0))" } ?? ""
    let line = Line(summary + source, .secret) + Line(" for \(origin) only", role).retold
    guard let place = login?.secretElsewhere else { return line }
    return line + Line("; the client's secret goes to \(place)", role).retold
  }
}

extension OAuthLogin {
  /// Where the client's secret goes, where that is not where the token is shown.
  fileprivate var secretElsewhere: Origin? {
    let place = server.tokenEndpoint.origin
    return client.secret == nil || place == origin ? nil : place
  }
}
