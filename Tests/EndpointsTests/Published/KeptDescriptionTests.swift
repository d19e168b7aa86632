import ApusClient
import Testing

@testable import ApusEndpoints

@Suite("What is known of a description that is kept")
struct KeptDescriptionTests {
  private func kept(at now: Int = 0) throws -> KeptDescription {
    let source = DescriptionSource(
      name: "a:b", title: "A \"B\"", address: try WebURL("https://h.test/x?y"), mediaType: "x/y")
    return KeptDescription(source, file: "f.text", size: 3, etag: "\"1\"", modified: nil, at: now)
  }

  @Test("is read as it was written")
  func round() throws {
    let kept = try kept(at: 7)
    #expect(KeptDescription(Array(kept.text.utf8)) == kept)
    #expect(try DescriptionSource(kept).mediaType == "x/y")
  }

  @Test(
    "says its age in words",
    arguments: [
      (0, "just now"), (59, "just now"), (60, "1 minute ago"), (7_300, "2 hours ago"), (86_400, "1 day ago"),
      (900_000, "10 days ago"), (-50, "just now"),
    ])
  func age(_ seconds: Int, _ words: String) throws {
    #expect(try kept().age(at: seconds) == "kept \(words)")
  }

  @Test("is asked for again after a day, whatever the clock did before")
  func due() throws {
    let kept = try kept(at: 1_000_000)
    #expect(!kept.isDue(at: 1_000_000) && !kept.isDue(at: 0) && !kept.isDue(at: 1_086_399))
    #expect(kept.isDue(at: 1_086_400))
  }
}
