import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions

@Suite("Secrets in XML that stands in a text", .paced)
struct MarkupPlacesTests {
  private func values(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return MarkupPlaces.all(in: bytes).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test(
    "are found in bodies, in lines that go on, and between quotes",
    arguments: [
      "<a><password>x1</password></a>", "POST h\n\n<a>\n  <w:Password Type=\"t\">x1</w:Password>\n</a>\n",
      "> <token>x1</token>", "$ post /x --data-raw '<token>x1</token>'", "<x password=\"x1\"/>",
      "<param name='password'>x1</param>", "<password>\n  x1\n</password>",
      "<token><![CDATA[x1]]></token>",
      "<b/>\n\n<token>x1</token>",
    ])
  func secrets(_ text: String) {
    #expect(values(text) == ["x1"])
  }

  @Test(
    "are none where a name stands for a value, or the element has no end",
    arguments: [
      "", "<", "curl -u <user>:<password> https://h", "see <password> and more", "< body.xml",
      "<password>x1", "<password>{{password}}</password>", "<token_type>x1</token_type>",
      "<password>\n### next\nGET http://h/</password>", "`<token>`: x1",
    ])
  func others(_ text: String) {
    #expect(values(text) == [])
  }
}
