internal import ApusEncodings

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Signature Version 4: what AWS and those that speak its protocols want to see beside a request.
package struct AWSSignature {
  /// Who signs, which is shown.
  let access: String
  let secret: Secret
  /// Of a key that holds for a while.
  var token: Secret?
  let region: String
  let service: String

  package init(access: String, secret: Secret, token: Secret? = nil, region: String, service: String) {
    (self.access, self.secret, self.token) = (access, secret, token)
    (self.region, self.service) = (region, service)
  }

  /// The fields that a request needs, of which the last is the signature.
  ///
  /// - Parameters:
  ///   - time: such as `20150830T123600Z`.
  ///   - sendsHash: whether the digest of the body is a field of its own. S3 wants it.
  ///   - sendsTokenUnsigned: whether the token is added behind the signature.
  func fields(
    for request: AWSCanonicalRequest, at time: String, sendsHash: Bool, sendsTokenUnsigned: Bool = false
  ) -> [HeaderField] {
    var request = request
    var fields: [HeaderField] = []
    func add(_ field: HeaderField) {
      fields.append(field)
      request.set(field)
    }
    add(HeaderField(name: "X-Amz-Date", value: time))
    if sendsHash { add(HeaderField(name: "X-Amz-Content-Sha256", value: request.bodyHash)) }
    let tokenField = token.map { HeaderField(name: "X-Amz-Security-Token", value: $0) }
    if let tokenField, !sendsTokenUnsigned { add(tokenField) }
    let value =
      "\(Self.word) Credential=\(access)/\(scope(at: time)), SignedHeaders=\(request.signedNames), "
      + "Signature=\(signature(of: request, at: time))"
    if let tokenField, sendsTokenUnsigned { fields.append(tokenField) }
    return fields + [HeaderField(name: "Authorization", value: Secret(value))]
  }

  package static let word = "AWS4-HMAC-SHA256"

  package func signature(of request: AWSCanonicalRequest, at time: String) -> String {
    Hex.digits(of: HMAC(key: key(at: time)).code(of: textToSign(request, at: time)))
  }

  package func textToSign(_ request: AWSCanonicalRequest, at time: String) -> String {
    [Self.word, time, scope(at: time), Hex.digits(of: SHA256.hash(Array(request.text.utf8)))]
      .joined(separator: "\n")
  }

  private func scope(at time: String) -> String { "\(time.prefix(8))/\(region)/\(service)/aws4_request" }

  /// A key for a day, a region and a service, so that no server needs the secret itself.
  private func key(at time: String) -> [UInt8] {
    let start = Array("AWS4".utf8) + Array(secret.reveal().utf8)
    return [String(time.prefix(8)), region, service, "aws4_request"].reduce(start) {
      HMAC(key: $0).code(of: $1)
    }
  }

  /// A moment as a signature has it.
  package static func time(_ date: Date) -> String {
    String(date.ISO8601Format().filter { $0 != "-" && $0 != ":" })
  }
}
