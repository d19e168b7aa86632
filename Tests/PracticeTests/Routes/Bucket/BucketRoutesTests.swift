import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusClient
@testable import ApusPractice

@Suite("The bucket with signed requests", .paced)
struct BucketRoutesTests {
  private let site = Site(port: 80, otherPort: 81, silentPort: 82)

  private func ask(_ method: HTTPMethod, _ path: String, _ body: String? = nil) throws -> Bench.Answer {
    try SignedRequest(method, path, body: body).sent(to: site)
  }

  @Test("an object is put, got, listed and deleted, under a key with blanks, slashes and Japanese")
  func objects() throws {
    let path = "/bucket/日記/朝 の空.txt"
    let made = try ask(.put, path, "晴れ")
    #expect(made.status == 200 && made.text.isEmpty)
    let got = try ask(.get, path)
    #expect(got.text == "晴れ")
    #expect(got.fields.first("ETag") == made.fields.first("ETag"))
    #expect(got.fields.first("Content-Type")?.hasPrefix("text/plain") == true)
    #expect(try ask(.get, "/bucket?prefix=日記/").at("Contents[0].Key") == "日記/朝 の空.txt")
    #expect(try ask(.delete, path).status == 204)
    #expect(try ask(.delete, path).status == 204)
    let gone = try ask(.get, path)
    #expect(gone.status == 404)
    #expect(try gone.at("Code") == "NoSuchKey")
  }

  @Test("what is put twice is there once, and the list is in the order of the keys")
  func list() throws {
    for (key, body) in [("b", "1"), ("a b", "1"), ("b", "22")] {
      #expect(try ask(.put, "/bucket/\(key)", body).status == 200)
    }
    let all = try ask(.get, "/bucket")
    #expect(try all.at("Contents[]") == "3")
    #expect(try all.at("Contents[0].Key") == "a b")
    #expect(try all.at("Contents[1].Size") == "2")
    #expect(try all.at("Contents[2].Key") == "hello.txt")
    #expect(try ask(.get, "/bucket?prefix=a+b").at("KeyCount") == "1")
    #expect(try ask(.get, "/bucket?prefix=c").at("KeyCount") == "0")
  }

  @Test("each route wants a signature", arguments: [HTTPMethod.get, .put, .delete])
  func unsigned(_ method: HTTPMethod) throws {
    let request = try SignedRequest(method, "/bucket/hello.txt", body: method == .put ? "x" : nil)
    let answer = try request.with("Authorization", nil).sent(to: site)
    #expect(answer.status == 403)
    #expect(try answer.at("Code") == "AccessDenied")
    #expect(try ask(.get, "/bucket/hello.txt").text == "Swifts sleep in the air.\n")
  }

  @Test("the bucket's clock may be off by five minutes, and not by twenty")
  func skew() throws {
    #expect(try ask(.get, "/bucket?skew=300").status == 200)
    #expect(try ask(.get, "/bucket?skew=-300").status == 200)
    let late = try ask(.get, "/bucket?skew=1200")
    #expect(late.status == 403)
    #expect(try late.at("Code") == "RequestTimeTooSkewed")
    #expect(try ask(.get, "/bucket?skew=99999999999999999999").status == 200)
  }

  @Test("keys and objects have a largest size, and a key is never empty")
  func limits() throws {
    let long = try ask(.put, "/bucket/" + String(repeating: "k", count: 1025), "x")
    #expect(try long.status == 400 && long.at("Code") == "KeyTooLongError")
    let large = try ask(.put, "/bucket/large", String(repeating: "x", count: 65_537))
    #expect(try large.status == 400 && large.at("Code") == "EntityTooLarge")
    #expect(try ask(.put, "/bucket", "x").status == 405)
    #expect(try ask(.get, "/bucket").at("KeyCount") == "1")
  }
}
