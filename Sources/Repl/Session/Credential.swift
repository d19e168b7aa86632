package import ApusClient

/// Who the user is to one origin. No other origin gets to see it.
package struct Credential: Sendable {
  package let proof: Proof
  package let origin: Origin
  /// What it is, in words that may be shown: "bearer token from GITHUB_TOKEN".
  package let summary: String
  /// The line that sets it again, without what is secret in it.
  let line: String

  package init(_ proof: Proof, for origin: Origin, summary: String, line: String = "") {
    self.line = line
    self.proof = proof
    self.origin = origin
    self.summary = summary
  }
}
