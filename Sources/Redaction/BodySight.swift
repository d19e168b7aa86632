internal import ApusClient
package import ApusJSON

/// What is seen in a body whatever is known of secrets, so that it can be looked for before anybody has to know: its JSON,
/// what is secret in it by its names, and what has the shape of a token.
package struct BodySight: Sendable {
  /// What it was seen in.
  let bytes: [UInt8]
  let document: JSONDocument?
  let members: [SecretMember]
  /// The strings in which a secret may stand behind a name.
  let strings: [Range<Int>]
  /// Those in which one may stand as in a sentence.
  let sentences: [Range<Int>]
  let tokens: [Range<Int>]

  /// - Parameters:
  ///   - shared: where others look for its JSON; by default nobody does.
  ///   - tokens: what has the shape of a token, where somebody else looks for that; asked for when all else is seen.
  package init(
    of bytes: [UInt8], sharedIn shared: SharedDocument = SharedDocument(),
    tokens: (() -> [Range<Int>])? = nil
  ) {
    self.bytes = bytes
    document = try? shared.document(of: bytes)
    members = document?.secretMembers ?? []
    (strings, sentences) = document == nil ? ([], []) : TellingStrings.all(in: bytes)
    self.tokens = tokens?() ?? TokenShapes.ranges(in: bytes)
  }
}
