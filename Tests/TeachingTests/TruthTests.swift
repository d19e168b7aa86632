import APIClient
import PacingTestSupport
import Rendering
import Testing

@testable import Teaching

/// Exchanges that were once explained by a sentence that they contradict.
@Suite("An explanation says under Certain nothing that the exchange contradicts", .paced)
struct TruthTests {
  // MARK: Refusals

  @Test("401 with invalid_token and no credential: the server's claim, and that none was sent")
  func tokenThatWasNotSent() throws {
    let challenge = [("WWW-Authenticate", #"Bearer realm="x", error="invalid_token""#)]
    let text = try Explained.answer(401, challenge)
    #expect(!text.contains("It got a token"), "\(text)")
    #expect(text.contains("The server says that a token is not valid, and none was sent"), "\(text)")
    #expect(text.contains("The request carried no credential."), "\(text)")
    let sent = try Explained.answer(401, challenge, sent: ["Authorization": "Bearer x"])
    #expect(sent.contains("The server says that the token is not valid."), "\(sent)")
    #expect(!sent.contains("none was sent") && !sent.contains("no credential"), "\(sent)")
    let password = try Explained.answer(401, challenge, sent: ["Authorization": "Basic dTpw"])
    #expect(password.contains("a token is not valid, and none was sent in Authorization"), "\(password)")
  }

  @Test(
    "401 by Basic or Digest: no token is wanted, and the line to type fits", arguments: ["Basic", "Digest"])
  func passwords(_ scheme: String) throws {
    let text = try Explained.answer(401, [("WWW-Authenticate", #"\#(scheme) realm="a, b""#)])
    #expect(!text.contains("token") && !text.contains("auth bearer"), "\(text)")
    #expect(text.contains("by \(scheme).") && text.contains("auth \(scheme.lowercased()) USER"), "\(text)")
    #expect(try Explained.answer(401, [("WWW-Authenticate", "Bearer")]).contains("It wants a token"))
  }

  @Test("several schemes in one header, or in several: all of them, and which Apus can do")
  func schemes() throws {
    for challenges in [
      [#"Negotiate, Basic realm="a, Digest", charset="UTF-8", Bearer"#],
      ["Negotiate", #"Basic realm="x""#, "Bearer scope=\"a b\""],
    ] {
      let text = try Explained.answer(401, challenges.map { ("WWW-Authenticate", $0) })
      #expect(text.contains("by Negotiate, Basic or Bearer. Apus can do Basic and Bearer."), "\(text)")
      #expect(text.contains("auth bearer"), "\(text)")
    }
    for scheme in ["Negotiate abc==", "ApiKey"] {
      let text = try Explained.answer(401, [("WWW-Authenticate", scheme)])
      #expect(text.contains("Apus can do none"), "\(text)")
      #expect(!text.contains("auth bearer"), "\(text)")
    }
  }

  @Test("403 with insufficient_scope: which scope the token lacks")
  func scope() throws {
    let text = try Explained.answer(
      403, [("WWW-Authenticate", #"Bearer error="insufficient_scope", scope="repo gist""#)],
      sent: ["Authorization": "Bearer x"])
    #expect(text.contains("The server says that the token lacks a scope: repo gist."), "\(text)")
    #expect(!text.contains("who you are") && !text.contains("auth bearer"), "\(text)")
  }

  @Test("a credential that may be in a cookie, a query or a body is not denied")
  func hiddenCredentials() throws {
    for text in [
      try Explained.answer(401, sent: ["Cookie": "sid=1"]),
      try Explained.answer(401, url: "https://api.test/?access_token=x"),
    ] {
      #expect(!text.contains("The request carried no credential."), "\(text)")
      #expect(text.contains("no credential in a header of its own"), "\(text)")
    }
  }

  // MARK: Caches

  @Test(
    "how long caches may use an answer follows from all that is said",
    arguments: [
      (
        [("Cache-Control", "max-age=60"), ("Cache-Control", "no-store")], "Nobody may keep it: no-store wins"
      ),
      (
        [("Cache-Control", "s-maxage=60, max-age=0")],
        "Shared caches may answer in the server's place for 60 seconds, your own for 0"
      ),
      (
        [("Cache-Control", "max-age=60, must-revalidate"), ("Age", "59")],
        "For 1 more second any cache may answer in the server's place; then it must be checked"
      ),
      ([("Cache-Control", "max-age=60"), ("Age", "60")], "It is stale already"),
      ([("Cache-Control", "max-age=0")], "It is stale already"),
      ([("Cache-Control", "max-age=soon")], "It is stale already"),
      ([("Cache-Control", "max-age=\"60\"")], "For 60 seconds any cache"),
      ([("Cache-Control", "private, max-age=60")], "For 60 seconds your own cache"),
      ([("Cache-Control", "private=\"a, no-store\", max-age=60")], "For 60 seconds any cache"),
      ([("Expires", "0")], "It is stale already"),
      ([("Expires", "Thu, 01 Jan 1970 00:00:00 GMT")], "It is stale already"),
      ([("Expires", "Thu, 01 Jan 2099 00:00:00 GMT")], "It is good until then."),
      (
        [("Expires", "Thu, 01 Jan 2099 00:00:00 GMT"), ("Date", "Fri, 02 Jan 2099 00:00:00 GMT")],
        "It is stale already"
      ),
      ([("Cache-Control", "max-age=60"), ("Vary", "*")], "No cache may use it again without asking"),
      ([("Vary", "*")], "No cache may use it again without asking"),
      ([("Vary", "Accept"), ("Vary", "Origin")], "Another Accept, Origin in the request"),
    ])
  func caches(_ fields: [(String, String)], _ sentence: String) throws {
    let text = try Explained.answer(200, fields)
    #expect(text.contains(sentence), "\(text)")
    for other in ["any cache", "Nobody may", "good until", "stale already", "Another *"]
    where !sentence.contains(other) {
      #expect(!text.contains(other), "\(other)\n\(text)")
    }
  }

  @Test("what was asked for with a credential is for its own cache, unless the server says more")
  func authorizedCaches() throws {
    let sent: HeaderFields = ["Authorization": "Bearer x"]
    #expect(
      try Explained.answer(200, [("Cache-Control", "max-age=60")], sent: sent).contains("your own cache"))
    #expect(
      try Explained.answer(200, [("Cache-Control", "public, max-age=60")], sent: sent).contains("any cache"))
  }

  @Test("max-age on an answer to POST is for a later GET or HEAD only, and to other methods for nothing")
  func cachedMethods() throws {
    for field in [("Cache-Control", "max-age=60"), ("Expires", "Thu, 01 Jan 2099 00:00:00 GMT")] {
      let post = try Explained.answer(200, [field], method: .post)
      #expect(post.contains("for a later GET or HEAD only"), "\(post)")
      #expect(!post.contains("may answer in the server's place") && !post.contains("good until"), "\(post)")
      #expect(
        try Explained.answer(200, [field], method: .put).contains("No cache uses the answer to PUT again"))
    }
  }

  // MARK: Rate limits

  @Test("a rate limit that is used up is no reason for a 200, and 30 is no date")
  func rateLimit() throws {
    let fields = [("X-RateLimit-Remaining", "0"), ("X-RateLimit-Reset", "30")]
    let text = try Explained.answer(200, fields)
    #expect(
      text.contains("Nothing failed, and the rate limit is used up. 30 is too small for a date"), "\(text)")
    #expect(!text.contains("1970") && !text.contains("reason"), "\(text)")
    let refused = try Explained.answer(429, [fields[0], ("X-RateLimit-Reset", "1893456000")])
    #expect(refused.contains("used up until 2030-01-01 00:00:00 UTC: that is reason enough."), "\(refused)")
    #expect(!(try Explained.answer(500, fields)).contains("reason enough"))
  }
}
