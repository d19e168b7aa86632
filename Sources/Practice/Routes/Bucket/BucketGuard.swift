internal import ApusClient
internal import ApusEncodings

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Looks at each request for the bucket: whether it is signed with the bucket's key (Signature Version 4).
struct BucketGuard {
  /// Known to everybody: this is for practice.
  static let access = "PRACTICE"
  static let secret = "practice-secret"

  /// What the clock of the bucket says.
  let now: Date

  private static let longestSkew = 900.0
  private static let unsignedBody = "UNSIGNED-PAYLOAD"

  /// nil for what may go on.
  func refusal(of request: Request) -> BucketRefusal? {
    guard let header = request.fields.first("Authorization") else {
      return BucketRefusal(403, "AccessDenied", "Access Denied: the request has no signature.")
    }
    guard header.hasPrefix(AWSSignature.word) else {
      return BucketRefusal(400, "InvalidArgument", "Unsupported Authorization Type.")
    }
    guard let claim = BucketClaim(header), claim.service == "s3" else {
      return BucketRefusal(
        400, "AuthorizationHeaderMalformed",
        "It says Credential=KEY/DAY/REGION/s3/aws4_request, SignedHeaders=NAMES, Signature=DIGITS.")
    }
    guard claim.access == Self.access else {
      return BucketRefusal(
        403, "InvalidAccessKeyId", "The access key that you provided is not known here.",
        ["AWSAccessKeyId": claim.access])
    }
    return refusal(of: request.fields, claim) ?? refusal(of: request, claim)
  }

  /// Of what is said about the time and the headers.
  private func refusal(of fields: [Field], _ claim: BucketClaim) -> BucketRefusal? {
    guard let time = fields.first("X-Amz-Date"), Self.isTime(time) else {
      return BucketRefusal(403, "AccessDenied", "A signed request says its time in X-Amz-Date.")
    }
    // Moments that are written so are in order when their texts are.
    let bounds = [-Self.longestSkew, Self.longestSkew].map {
      AWSSignature.time(now.addingTimeInterval($0))
    }
    guard bounds[0] <= time, time <= bounds[1] else {
      return BucketRefusal(
        403, "RequestTimeTooSkewed", "The request's time is more than 15 minutes from the server's.",
        [
          "RequestTime": time, "ServerTime": AWSSignature.time(now),
          "MaxAllowedSkewMilliseconds": "900000",
        ])
    }
    guard claim.day == time.prefix(8) else {
      return BucketRefusal(
        400, "AuthorizationHeaderMalformed", "The day in Credential is not that in X-Amz-Date.")
    }
    let needed = ["host"] + fields.map { $0.name.lowercased() }.filter { $0.hasPrefix("x-amz-") }
    guard let missing = needed.first(where: { !claim.signedNames.contains($0) }) else { return nil }
    return BucketRefusal(
      403, "AccessDenied", "There were headers present in the request which were not signed.",
      ["HeadersNotSigned": missing])
  }

  /// Of the signature, and then of the body.
  private func refusal(of request: Request, _ claim: BucketClaim) -> BucketRefusal? {
    guard let hash = request.fields.first("X-Amz-Content-Sha256") else {
      return BucketRefusal(
        400, "InvalidRequest", "Missing required header for this request: x-amz-content-sha256.")
    }
    let canonical = AWSCanonicalRequest(
      method: request.method, path: request.target.path, query: request.target.rawQuery,
      headers: claim.signedNames.flatMap { name in request.fields.all(name).map { (name, $0) } },
      bodyHash: hash, pathRule: .asSent)
    let signer = AWSSignature(
      access: claim.access, secret: Secret(Self.secret), region: claim.region, service: claim.service)
    let time = request.fields.first("X-Amz-Date") ?? ""
    guard Self.areEqual(signer.signature(of: canonical, at: time), claim.signature) else {
      return BucketRefusal(
        403, "SignatureDoesNotMatch",
        "The signature made here is not the one that came. Check the secret and what is signed.",
        [
          "AWSAccessKeyId": claim.access, "StringToSign": signer.textToSign(canonical, at: time),
          "SignatureProvided": claim.signature, "CanonicalRequest": canonical.text,
        ])
    }
    let body = Hex.digits(of: SHA256.hash(request.body.bytes))
    guard hash == Self.unsignedBody || Self.areEqual(hash, body) else {
      return BucketRefusal(
        400, "XAmzContentSHA256Mismatch", "The body that came is not the one that x-amz-content-sha256 says.",
        ["ClientComputedContentSHA256": hash, "S3ComputedContentSHA256": body])
    }
    return nil
  }

  /// How long it takes says nothing of where they differ.
  private static func areEqual(_ one: String, _ other: String) -> Bool {
    HMAC.areEqual(Array(one.utf8), Array(other.utf8))
  }

  /// `20150830T123600Z`
  private static func isTime(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.count == 16 && bytes[8] == UInt8(ascii: "T") && bytes[15] == UInt8(ascii: "Z")
      && (bytes[..<8] + bytes[9..<15]).allSatisfy { (0x30...0x39).contains($0) }
  }
}
