import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What the reference once said wrong", .paced)
struct CorrectedFactsTests {
  private func text(of topic: String) throws -> String {
    let article = try #require(Topics.article(topic), "\(topic)")
    return ([article.summary] + article.points).joined(separator: "\n")
  }

  @Test(
    "it says as the standards do",
    arguments: [
      ("404", "found no such resource, or does not want to tell", "has no such resource"),
      ("403", "nothing to do with credentials", "the same one again will not"),
      ("200", "depends on the method, on `Authorization`", "unless a header says otherwise"),
      ("412", "After `If-None-Match: *` it exists already", "Nothing was done: fetch the resource again"),
      (
        "method POST", "its `Content-Location` is the URL; then only GET and HEAD use it again",
        "says how long."
      ),
      ("header WWW-Authenticate", "any other status may", "each with a realm"),
      ("header WWW-Authenticate", "for Bearer it is optional (RFC 6750, 3)", "It comes with 401"),
      ("header ETag", "It never matches in `If-Match`.", "`ETag` is exact"),
      ("header Last-Modified", "only a strong `ETag` is exact", "; `ETag` is exact"),
      ("header Accept-Charset", "Shift_JIS and EUC-JP still live", "everything is UTF-8 now"),
      ("header Origin", "the browser enforces them", "its server decides by it"),
      ("header X-RateLimit-Reset", "elsewhere it is often the seconds that are left", "ends, in seconds"),
      ("network.refused", "A firewall refuses it", "the machine is there"),
      ("network.dns", "The name server is at fault", "has no address."),
      ("100", "was not rejected yet", "is fine"),
      ("header Location", "With 202 it means nothing defined.", "Location should"),
      ("202", "`Location` means nothing that is defined here", "or `Location` should say"),
      ("206", "Several come as `multipart/byteranges`", nil),
      ("410", "likely for good", "is gone for good"),
      ("501", "lacks a function that the request needs", "does not know this method"),
      ("header If-Unmodified-Since", "`If-Match` beside it overrules it.", nil),
      ("header If-Match", "a weak one never matches", nil),
    ] as [(String, String, String?)])
  func corrected(_ topic: String, _ said: String, _ unsaid: String?) throws {
    let text = try text(of: topic)
    #expect(text.contains(said), "\(text)")
    guard let unsaid else { return }
    // What a guess may say, the first sentence may not.
    let first = text.split(separator: "\nPerhaps: ", maxSplits: 1).first ?? ""
    #expect(!first.contains(unsaid), "\(text)")
  }

  @Test("requests have trailers, too")
  func trailers() {
    #expect(HeaderEntry.named("Trailer")?.direction == .both)
  }
}
