package import ApusClient

/// Who the user is to one origin. No other origin gets to see it.
package struct Credential: Sendable {
  private let given: Proof
  /// Where a token comes from that is renewed.
  let login: OAuthLogin?
  package var proof: Proof { login.map { .field($0.field) } ?? given }
  package let origin: Origin
  /// What it is, in words that may be shown: "bearer token from GITHUB_TOKEN".
  package let summary: String
  /// The variable whose value it is, and what it is when that has another; for one that a request gives.
  private(set) var following: (variable: String, proof: @Sendable (Secret) -> Proof)?
  /// The line that sets it again, without what is secret in it.
  let line: String

  /// The same, as what a variable holds from now on.
  func holding(_ secret: Secret) -> Credential {
    guard let following else { return self }
    return Credential(following.proof(secret), for: origin, summary: summary, line: line)
      .following(following.variable, following.proof)
  }

  func following(_ variable: String, _ proof: @escaping @Sendable (Secret) -> Proof) -> Credential {
    var credential = self
    credential.following = (variable, proof)
    return credential
  }

  package init(
    _ proof: Proof, for origin: Origin, summary: String, line: String = "", login: OAuthLogin? = nil
  ) {
    self.line = line
    self.login = login
    given = proof
    self.origin = origin
    self.summary = summary
  }
}
