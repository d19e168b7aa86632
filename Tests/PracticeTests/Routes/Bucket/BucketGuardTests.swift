import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusClient
@testable import ApusPractice

@Suite("Whether a request for the bucket is signed", .paced)
struct BucketGuardTests {
  private static let now = Date(timeIntervalSince1970: 1_440_938_160)

  private func refusal(_ request: SignedRequest, after seconds: Double = 0) throws -> BucketRefusal? {
    BucketGuard(now: Self.now.addingTimeInterval(seconds)).refusal(of: try request.read)
  }

  private func signed(
    _ path: String = "/bucket", access: String = "PRACTICE", secret: String = "practice-secret",
    service: String = "s3"
  ) throws -> SignedRequest {
    try SignedRequest(.get, path, access: access, secret: secret, service: service, at: Self.now)
  }

  @Test(
    "what the client signs is accepted, with blanks, slashes and Japanese in key and query",
    arguments: [
      "/bucket", "/bucket?prefix=a+b/", "/bucket?prefix=%E6%97%A5&skew=0", "/bucket/a%20b.txt",
      "/bucket/日本/語 (1).txt", "/bucket/a+b", "/bucket/../a//b", "/bucket?z=1&a=2&a=1&b",
    ])
  func accepted(_ path: String) throws {
    #expect(try refusal(signed(path)) == nil)
  }

  @Test(
    "a clock may be 15 minutes off, and no more",
    arguments: [(300, true), (-900, true), (901, false), (-901, false)])
  func clocks(_ seconds: Double, _ isGood: Bool) throws {
    let refusal = try refusal(signed(), after: seconds)
    #expect(refusal?.code == (isGood ? nil : "RequestTimeTooSkewed"))
    if !isGood {
      #expect(refusal?.status == 403)
      #expect(refusal?.details.first == BucketRefusal.Detail(name: "RequestTime", value: "20150830T123600Z"))
    }
  }

  @Test("without a signature nothing is answered, and what is none of this kind is named")
  func unsigned() throws {
    let nothing = try refusal(signed().with("Authorization", nil))
    #expect(nothing?.status == 403 && nothing?.code == "AccessDenied")
    #expect(try refusal(signed().with("Authorization", "Bearer x"))?.code == "InvalidArgument")
  }

  @Test("another key is not known, and another secret signs otherwise")
  func keys() throws {
    let unknown = try refusal(signed(access: "SOMEBODY"))
    #expect(unknown?.status == 403 && unknown?.code == "InvalidAccessKeyId")
    let wrong = try #require(try refusal(signed(secret: "guess")))
    #expect(wrong.status == 403 && wrong.code == "SignatureDoesNotMatch")
    let text = try #require(wrong.details.first { $0.name == "StringToSign" }).value
    #expect(text.hasPrefix("AWS4-HMAC-SHA256\n20150830T123600Z\n20150830/here/s3/aws4_request\n"))
    let canonical = try #require(wrong.details.first { $0.name == "CanonicalRequest" }).value
    #expect(canonical.hasPrefix("GET\n/bucket\n\nhost:practice\n"))
    #expect(wrong.details.allSatisfy { !$0.value.contains("practice-secret") })
  }

  @Test("what is signed and changed on its way is found: method, path, query, a header, the time")
  func changed() throws {
    let request = try SignedRequest(
      .put, "/bucket/a?skew=1", body: "b", headers: ["X-Amz-Meta-Color": "red"], at: Self.now)
    #expect(try refusal(request) == nil)
    var other = request
    other.target = "/bucket/b?skew=1"
    #expect(try refusal(other)?.code == "SignatureDoesNotMatch")
    other.target = "/bucket/a?skew=2"
    #expect(try refusal(other)?.code == "SignatureDoesNotMatch")
    for (name, value) in [
      ("X-Amz-Meta-Color", "blue"), ("Host", "elsewhere"), ("Content-Type", "text/html"),
      ("X-Amz-Date", "20150830T123601Z"), ("X-Amz-Content-Sha256", "UNSIGNED-PAYLOAD"),
    ] {
      #expect(try refusal(request.with(name, value))?.code == "SignatureDoesNotMatch", "\(name)")
    }
    #expect(try refusal(request.with("User-Agent", "another")) == nil)
  }

  @Test("a changed body is found by its digest, which is signed; a body that was not signed is taken")
  func bodies() throws {
    var request = try SignedRequest(.put, "/bucket/a", body: "b", at: Self.now)
    request.body = [1]
    let refusal = try refusal(request)
    #expect(refusal?.status == 400 && refusal?.code == "XAmzContentSHA256Mismatch")
    let open = try SignedRequest(
      .put, "/bucket/a", body: "b", headers: ["X-Amz-Content-Sha256": "UNSIGNED-PAYLOAD"], at: Self.now)
    // The client sends such a field once.
    #expect(try self.refusal(open.with("X-Amz-Content-Sha256", "UNSIGNED-PAYLOAD")) == nil)
  }

  @Test("a header of this kind that is added unsigned is refused, and so is a request that lacks one")
  func lacking() throws {
    let added = try refusal(signed().with("X-Amz-Acl", "public-read"))
    #expect(added?.status == 403 && added?.code == "AccessDenied")
    #expect(added?.details == [BucketRefusal.Detail(name: "HeadersNotSigned", value: "x-amz-acl")])
    for time in [nil, "", "yesterday", "2015-08-30T12:36Z", "20150830T1236x0Z"] {
      #expect(try refusal(signed().with("X-Amz-Date", time))?.code == "AccessDenied")
    }
    let withoutDigest = try refusal(signed().with("X-Amz-Content-Sha256", nil))
    #expect(withoutDigest?.status == 400 && withoutDigest?.code == "InvalidRequest")
  }

  @Test("a header that says no whole signature is said to be malformed")
  func malformed() throws {
    let word = "AWS4-HMAC-SHA256 "
    let good = word + "Credential=PRACTICE/20150829/here/s3/aws4_request, SignedHeaders=host, Signature=1"
    for header in [
      word, word + "x", word + "Credential=, SignedHeaders=host, Signature=1",
      word + "Credential=PRACTICE/20150830/here/s3, SignedHeaders=host, Signature=1",
      word + "Credential=PRACTICE/20150830/here/s3/aws4_request, Signature=1", good,
    ] {
      let refusal = try refusal(signed().with("Authorization", header))
      #expect(refusal?.status == 400 && refusal?.code == "AuthorizationHeaderMalformed", "\(header)")
    }
    #expect(try refusal(signed(service: "s3-outposts"))?.code == "AuthorizationHeaderMalformed")
  }
}
