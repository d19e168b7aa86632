import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@testable import ApusContracts

@Suite("Placeholders in what is recorded", .paced)
struct PlaceholderWriterTests {
  @Test(
    "puts placeholders for what is another each time",
    arguments: [
      ("404 Not Found · 36 B · 41 ms · HTTP/2", "404 Not Found · [SIZE] · [TIME] · HTTP/2"),
      ("took 2 min 5 s, 1.24 s", "took [TIME], [TIME]"),
      ("http://127.0.0.1:41234/x", "http://127.0.0.1:[..]/x"),
      ("http://[::1]:80 localhost:9", "http://[::1]:[..] localhost:[..]"),
      ("\"at\": \"2026-11-20T08:09:39Z\"", "\"at\": \"[DATE]\""),
      ("Date: Fri, 20 Nov 2026 08:09:39 GMT", "Date: [DATE]"),
      ("id 123e4567-e89b-12d3-a456-426614174000.", "id [ID]."), ("items 36 Bananas", "items 36 Bananas"),
      ("a.b:8080 v1.2 s", "a.b:8080 v1.2 s"), ("x5 ms", "x5 ms"), ("日本5 ms", "日本5 ms"),
    ])
  func eliding(line: String, elided: String) {
    #expect(PlaceholderWriter().elide(line + "\n") == [elided])
  }

  @Test("leaves what it is not asked for")
  func kinds() {
    let writer = PlaceholderWriter(kinds: [.size], elidesPorts: false)
    #expect(writer.elide("3 B 4 ms 127.0.0.1:1") == ["[SIZE] 4 ms 127.0.0.1:1"])
  }

  @Test("makes lines that match what they were made of")
  func property() {
    var random = SeededGenerator(seed: 13)
    let pieces = [
      "36 B", "1.3 kB", "41 ms", "2 min", " ", "5 s", "2026-11-20", "T08:09:39Z", "127.0.0.1:", "8080",
      "[SIZE]",
      "[..]", " (re)", " (glob)", "...", "a", "µs", ",", "\n", "\u{1b}", "日", "[TIME] ", "1", ".", "-",
    ]
    for _ in 0..<Trials.share(of: 4_000) {
      let output = random.text(of: pieces, upTo: 10)
      #expect(
        ExpectedText(PlaceholderWriter().elide(output)).compare(with: output).isMatch,
        "\(output.debugDescription)")
    }
  }

  @Test("spares what stands between quotes where that is asked for, escaped quotes included")
  func quoted() {
    let writer = PlaceholderWriter(sparesQuoted: true)
    #expect(writer.elide(line: #""5 ms" 5 ms"#) == #""5 ms" [TIME]"#)
    #expect(writer.elide(line: #""a\"5 ms" 5 ms"#) == #""a\"5 ms" [TIME]"#)
    #expect(writer.elide(line: #""open 5 ms"#) == #""open 5 ms"#)
    #expect(PlaceholderWriter().elide(line: #""5 ms""#) == #""[TIME]""#)
  }

  @Test("knows no port behind another host, and none of more than five digits")
  func ports() {
    let writer = PlaceholderWriter(kinds: [])
    for line in ["example.test:8080", "127.0.0.1:123456", "x 127.0.0.1 8080"] {
      #expect(writer.elide(line: line) == line)
    }
    #expect(writer.elide(line: "localhost:1/") == "localhost:[..]/")
  }
}
