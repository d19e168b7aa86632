internal import ApusEncodings
package import ApusJSON

/// A token that says things of itself (RFC 7519): what it says, and the signature that stands behind it. That it can be
/// read says nothing of whether it is true.
package struct JSONWebToken: Sendable {
  package let header: Node
  package let claims: Node
  /// What is signed: the first two parts, as they stand.
  let signed: [UInt8]
  let signature: [UInt8]

  /// `nil` for a text that is no such token. The word of a scheme before it is left out.
  package init?(_ text: String) {
    let words = text.split(separator: " ")
    guard let text = words.last, words.count <= 2 else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let header = Self.object(parts[0]), let claims = Self.object(parts[1]),
      header["alg"]?.string != nil, let signature = Base64.decoded(parts[2])
    else { return nil }
    self.header = header
    self.claims = claims
    self.signature = signature
    signed = Array("\(parts[0]).\(parts[1])".utf8)
  }

  private static func object(_ part: Substring) -> Node? {
    guard !part.isEmpty, let bytes = Base64.decoded(part), let root = try? JSONDocument(bytes).root,
      root.kind == .object
    else { return nil }
    return root
  }

  /// How it was signed: `RS256`.
  package var algorithm: String { header["alg"]?.string ?? "" }
  /// The name of the key that signed it, where it says one.
  package var keyName: String? { header["kid"]?.string }

  /// What has to be understood of it besides before it is taken for good (RFC 7515, 4.1.11): `["exp"]`; `nil` where nothing
  /// has to be.
  package var critical: String? { header["crit"]?.text }

  /// What a claim says that is a moment, in seconds since 1970.
  package func moment(_ claim: String) -> Double? {
    guard let node = claims[claim], node.kind == .integer || node.kind == .decimal else { return nil }
    return Double(node.text)
  }

  /// The claims that are moments.
  package static let moments = ["iat", "nbf", "exp", "auth_time", "updated_at"]
}
