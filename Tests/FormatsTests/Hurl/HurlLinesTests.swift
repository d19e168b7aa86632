import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Lines of Hurl's", .paced)
struct HurlLinesTests {
  @Test("a section is told from an array of JSON, and an answer from a request")
  func kinds() {
    #expect(HurlLines("[Asserts] # those").section == "Asserts")
    #expect(HurlLines("[1, 2]").section == nil)
    #expect(HurlLines("HTTP/1.1 200").isResponse)
    #expect(HurlLines("GET http://a.example").isRequest)
    #expect(!HurlLines("X-Mine: a").isRequest)
  }

  @Test("a pair's name and value lose their escapes and comments")
  func pairs() throws {
    var lines = HurlLines("\n# no\na\\:b: c\\u{e9} # told\n")
    let isThere = lines.skipEmpty()
    let pair = try lines.takePair()
    #expect(pair.name == "a:b" && pair.value == "cé" && pair.line == 3)
    let isMore = lines.skipEmpty()
    #expect(isThere && !isMore)
    #expect(throws: CollectionProblem.self) {
      var broken = HurlLines("nothing")
      _ = try broken.takePair()
    }
  }
}
