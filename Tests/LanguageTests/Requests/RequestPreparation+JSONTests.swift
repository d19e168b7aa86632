import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("JSON in lines", .paced)
struct RequestPreparationJSONTests {
  @Test("a bare JSON value is the body, byte for byte")
  func bareJSON() throws {
    let sent = SentText(try prepare(#"post /x {"name": "りんご",  "price": 1.20} q==1"#).request)
    #expect(sent.body == #"{"name": "りんご",  "price": 1.20}"#)
    #expect(sent.target == "/x?q=1")
    #expect(sent.headers == ["accept: application/json, */*;q=0.5", "content-type: application/json"])
    #expect(SentText(try prepare("put /x [1,\n 2]").request).body == "[1,\n 2]")
  }

  @Test(
    "JSON that is none is refused with its place",
    arguments: [
      ("post /x {\"a\": tru}", "t"), ("post /x [1,]", "]"), ("post /x {\"a\":1}x", "x"),
      ("post /x {a: 1}", "a"),
    ])
  func badBody(_ line: String, _ place: String) throws {
    let found = try problem(line)
    #expect(found.problem.code == .requestBody)
    #expect(found.place == place)
  }

  @Test(
    "JSON that is none is refused where it goes wrong",
    arguments: [
      ("a:=tru", "tru", "a=tru"), ("a:=[1,]", "]", nil), ("a:={\"b\" 1}", "1", nil), ("a:=", "", nil),
    ] as [(String, String, String?)])
  func badJSON(_ item: String, _ place: String, _ suggestion: String?) throws {
    let found = try problem("post /x \(item)")
    #expect(found.place.hasPrefix(place.prefix(1)))
    #expect(found.problem.code == .requestBody)
    #expect(found.problem.suggestion == suggestion)
  }
}
