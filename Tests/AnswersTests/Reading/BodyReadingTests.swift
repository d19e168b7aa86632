import ApusClient
import ApusJSON
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusText
import Testing

@testable import ApusAnswers

@Suite("A body as something to look into", .paced)
struct BodyReadingTests {
  private func reading(_ type: String, _ body: String) throws -> BodyReading {
    try Record("http://h.test/x", body, headers: ["Content-Type": type]).reading()
  }

  @Test(
    "is what it is made of, counted",
    arguments: [
      ("application/x-ndjson", "{\"a\":1}\n{\"a\":2}\n", "2 JSON lines", "[0].a", "1"),
      ("text/plain", "{\"a\":1}\n{\"a\":2}\n", "2 JSON lines", "[1].a", "2"),
      ("application/json", "{\"a\":1} {\"a\":2}\n", "2 JSON values", "[1].a", "2"),
      ("application/json", "\u{1e}{\"a\":1}", "1 JSON line", "[0].a", "1"),
      ("text/event-stream", "id: 7\ndata: {\"n\": 5}\n\n", "1 event", "[0].data.n", "5"),
      ("text/csv", "id,name\n1,x\n", "1 row", "[0].name", "\"x\""),
    ])
  func headings(_ type: String, _ body: String, _ heading: String, _ path: String, _ value: String) throws {
    let reading = try reading(type, body)
    #expect(reading.heading == heading && reading.flaws.isEmpty)
    #expect(try JSONPath("$" + path).first(in: reading.document.root)?.text == value)
  }

  @Test("one value has no heading, and markup has a root")
  func alone() throws {
    #expect(try reading("application/json", "[1, 2]").heading == nil)
    let xml = try reading("application/xml", "<a><b>1</b></a>")
    #expect(xml.heading == nil && xml.form == .xml && xml.document.root["a"]?["b"]?.string == "1")
    #expect(try reading("text/html", "<p>x").form == .page)
  }

  @Test("what is broken is named, and the rest is there")
  func flaws() throws {
    let lines = try reading("text/plain", "{\"a\":1}\n{\"a\":2,}\n{\"a\":3}\n")
    #expect(lines.heading == "2 JSON lines" && lines.flaws.count == 1)
    #expect(lines.flaws.first?.hasPrefix("line 2 is not JSON: expected a key in double quotes") == true)
    #expect(try reading("text/csv", "a\n\"b\n").flaws == ["line 2: a quote opens that is not closed"])
  }

  @Test("what cannot be read at all says why")
  func problems() {
    for cut in ["{", "[{\"a\": 1},{\"a\": 2},", "{\"a\": 1} {\"a\":"] {
      #expect(throws: BodyReading.Problem.self) { try reading("application/json", cut) }
    }
    #expect(throws: BodyReading.Problem.self) { try reading("application/xml", "<a>") }
  }

  @Test("in the forms of the first version only JSON is read")
  func first() throws {
    let exchange = try Record("http://h.test/x", "a,b\n", headers: ["Content-Type": "text/csv"]).exchange
    var records = Records()
    records.forms = .first
    let record = records.add("get /x", exchange)
    #expect(throws: BodyReading.Problem.self) { try record.document() }
  }
}
