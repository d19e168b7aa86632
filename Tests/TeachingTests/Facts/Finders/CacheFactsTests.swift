import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What is told of caches", .paced)
struct CacheFactsTests {
  @Test(
    "how long caches may use an answer follows from all that is said",
    arguments: [
      (
        [("Cache-Control", "max-age=60"), ("Cache-Control", "no-store")],
        "No cache may keep it: no-store wins"
      ),
      (
        [("Cache-Control", "s-maxage=60, max-age=0")],
        "Shared caches may use it for 60 seconds, a private one for 0 seconds."
      ),
      (
        [("Cache-Control", "max-age=60, must-revalidate"), ("Age", "59")],
        "Any cache may use it for 1 more second."
      ),
      ([("Cache-Control", "max-age=60"), ("Age", "60")], "It is stale already"),
      ([("Cache-Control", "max-age=0")], "It is stale already"),
      ([("Cache-Control", "max-age=soon")], "It is stale already"),
      ([("Cache-Control", "max-age=\"60\"")], "Any cache may use it for 60 seconds."),
      ([("Cache-Control", "private, max-age=60")], "Only your own cache may use it, for 60 seconds."),
      ([("Cache-Control", "private=\"a, no-store\", max-age=60")], "Any cache may use it for 60 seconds."),
      ([("Expires", "0")], "It is stale already"),
      ([("Expires", "Thu, 01 Jan 1970 00:00:00 GMT")], "It is stale already"),
      ([("Expires", "Thu, 01 Jan 2099 00:00:00 GMT")], "It is good until Thu, 01 Jan 2099 00:00:00 GMT."),
      (
        [("Expires", "Thu, 01 Jan 2099 00:00:00 GMT"), ("Date", "Fri, 02 Jan 2099 00:00:00 GMT")],
        "It is stale already"
      ),
      ([("Cache-Control", "max-age=60"), ("Vary", "*")], "No cache may use it again without asking"),
      ([("Vary", "*")], "No cache may use it again without asking"),
      ([("Vary", "Accept"), ("Vary", "Origin")], "The answer depends on Accept, Origin."),
    ])
  func caches(_ fields: [(String, String)], _ sentence: String) throws {
    let text = try Explained.answer(200, fields)
    #expect(text.contains(sentence), "\(text)")
    for other in ["Any cache", "No cache may keep", "good until", "stale already", "depends on *"]
    where !sentence.contains(other) {
      #expect(!text.contains(other), "\(other)\n\(text)")
    }
  }

  @Test("what was asked for with a credential is for its own cache, unless the server says more")
  func authorizedCaches() throws {
    let sent: HeaderFields = ["Authorization": "Bearer x"]
    #expect(
      try Explained.answer(200, [("Cache-Control", "max-age=60")], sent: sent).contains("Only your own cache")
    )
    #expect(
      try Explained.answer(200, [("Cache-Control", "public, max-age=60")], sent: sent).contains("Any cache"))
  }

  @Test("max-age on an answer to POST is for a later GET or HEAD only, and to other methods for nothing")
  func cachedMethods() throws {
    for field in [("Cache-Control", "max-age=60"), ("Expires", "Thu, 01 Jan 2099 00:00:00 GMT")] {
      let post = try Explained.answer(200, [field], method: .post)
      #expect(post.contains("for a later GET or HEAD only"), "\(post)")
      #expect(!post.contains("Any cache") && !post.contains("good until"), "\(post)")
      #expect(
        try Explained.answer(200, [field], method: .put).contains("No cache uses the answer to PUT again"))
    }
  }

  @Test("304 with another ETag than was asked for: the two lines that disagree")
  func other304() throws {
    let text = try Explained.answer(304, [("ETag", "\"b\"")], body: "", sent: ["If-None-Match": "\"a\""])
    #expect(
      text.contains("Contradiction: ") && text.contains("ETag: \"b\"")
        && text.contains("sent: If-None-Match: \"a\""), "\(text)")
    #expect(!text.contains("use what you kept"), "\(text)")
  }
}
