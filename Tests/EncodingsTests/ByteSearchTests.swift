import ApusEncodings
import ApusPacingTestSupport
import Testing

@Suite("Looking for a text in another", .paced)
struct ByteSearchTests {
  @Test(
    "it is found at the beginning, in the middle and at the end, and behind others",
    arguments: ["json", "application/json", "json; a=b", "text/x-json+y", "jjson", "日本json"])
  func found(text: String) {
    #expect(text.holds("json"))
    #expect(("xx" + text).holds("json"))
  }

  @Test(
    "it is not found where it is cut short, spelled otherwise, or spread",
    arguments: ["", "jso", "JSON", "js on", "ｊｓｏｎ"])
  func missing(text: String) { #expect(!text.holds("json")) }

  @Test("nothing is in every text")
  func empty() {
    #expect("".holds(""))
    #expect("a".holds(""))
  }
}
