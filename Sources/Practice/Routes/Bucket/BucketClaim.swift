internal import ApusClient
internal import ApusEncodings

/// What `Authorization` says of a signature: whose it is, for what it is made, and of which headers.
struct BucketClaim {
  let access, day, region, service: String
  /// In small letters.
  let signedNames: [String]
  let signature: String

  /// nil for what is written otherwise.
  init?(_ header: String) {
    guard header.hasPrefix(AWSSignature.word + " ") else { return nil }
    var parts: [String: String] = [:]
    for part in header.dropFirst(AWSSignature.word.count).split(separator: ",") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2 else { return nil }
      parts[pair[0].trimmingBlanks] = pair[1].trimmingBlanks
    }
    guard let names = parts["SignedHeaders"], let signature = parts["Signature"] else { return nil }
    let scope = (parts["Credential"] ?? "").split(separator: "/", omittingEmptySubsequences: false)
      .map(String.init)
    guard scope.count == 5, scope[4] == "aws4_request" else { return nil }
    (access, day, region, service) = (scope[0], scope[1], scope[2], scope[3])
    signedNames = names.split(separator: ";").map { $0.lowercased() }
    self.signature = signature
  }
}
