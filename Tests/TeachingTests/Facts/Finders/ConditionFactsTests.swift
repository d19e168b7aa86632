import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What is told of a condition's cost", .paced)
struct ConditionFactsTests {
  private let fields = [("X-GitHub-Request-Id", "1"), ("X-RateLimit-Remaining", "9"), ("ETag", "\"a\"")]

  private func explained(_ status: Int, sent: HeaderFields) throws -> String {
    try Explained.answer(status, fields, body: status == 304 ? "" : "{}", sent: sent)
  }

  @Test("a 304 counts against no limit where the request said who asks")
  func cost() throws {
    let asked: HeaderFields = ["If-None-Match": "\"a\""]
    let known = try explained(304, sent: asked.adding("Authorization", "token x"))
    #expect(known.contains("It did not count against the rate limit, as the request carried a credential."))
    let unknown = try explained(304, sent: asked)
    #expect(unknown.contains("it may count against the rate limit all the same"))
    #expect(!(try explained(304, sent: [:])).contains("against the rate limit"))
  }

  @Test("a condition that did not hold may be another token's, at GitHub alone")
  func changed() throws {
    #expect(
      try explained(200, sent: ["If-None-Match": "\"b\""]).contains("its ETag was got with another token"))
    #expect(!(try explained(200, sent: ["If-Modified-Since": "x"])).contains("another token"))
    #expect(
      !(try Explained.answer(200, [("ETag", "\"a\"")], sent: ["If-None-Match": "\"b\""])).contains(
        "another token"))
  }

  @Test("what takes the place of what is going to be gone is told, with where to read of it")
  func successor() throws {
    let link = ("Link", "</new>; rel=\"successor-version\", <https://h.test/why>; rel=\"deprecation\"")
    let text = try Explained.answer(200, [("Deprecation", "@1688169599"), link])
    #expect(text.contains("What takes its place is at /new."))
    #expect(text.contains("More of its end is said at https://h.test/why."))
    #expect(!(try Explained.answer(200, [link])).contains("takes its place"))
  }
}
