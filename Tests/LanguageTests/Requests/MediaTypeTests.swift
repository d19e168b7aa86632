import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("The media type of a body", .paced)
struct MediaTypeTests {
  @Test(
    "is told by the end of a file's name, behind what compresses it",
    arguments: [
      ("a.json", "application/json"), ("/x/a.b/data.CSV", "text/csv"), ("a.xml.gz", "application/xml"),
      ("a", nil), ("a.unknown", nil), (".json", "application/json"), ("a.b/c", nil), ("", nil),
    ])
  func names(_ name: String, _ type: String?) {
    #expect(MediaType.guess(for: name) == type)
  }

  @Test("is told by the bytes where there is no name")
  func bytes() {
    let text = "text/plain; charset=utf-8"
    for (bytes, type) in [
      ("{\"a\": [1]}\n", "application/json"), ("null", "application/json"), ("{\"a\":1}\n{\"a\":2}", text),
      ("hello", text), ("{", text), ("りんご", text), ("a\0", "application/octet-stream"),
    ] {
      #expect(MediaType.guess(of: Array(bytes.utf8)) == type, "\(bytes)")
    }
    #expect(MediaType.guess(of: [0xff, 0xfe, 0x61]) == "application/octet-stream")
  }
}
