import ApusLanguage
import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("A rule as it is read", .paced)
struct RuleReaderTests {
  @Test(
    "may be any that there are",
    arguments: [
      "status 200, 201", "status 2xx", "status 200..204, 304", "status == 200", "status one of 200, 404",
      "status < 500", "status != 404", "status ignore", ".id type", ".id type string or null",
      ".id type string|null", ".id type number?", #".status one of "active", "blocked""#, ".count 0..1000",
      ".count 1..", ".count ..5", ".count in 1..3", ".kind in a, b",
      ".items len 1..100, sorted by .id, unique .id",
      ".items len > 0", ".items len 3", ".items sorted by .price desc", ".tags unique", ".tags sorted",
      ".items[*].sku re /^[A-Z]-[0-9]+$/", #".path re /^\/a/"#, #".a re "^b""#, #".tags contains "a""#,
      ".debug absent", "header age ignore", "header etag", "header vary contains accept", "time < 200 ms",
      "time < 1.5s", "time connect < 50 ms", "time first-byte < 300 ms", "p95 time < 300 ms of 20",
      "p50 time connect < 1s", "schema GET /o", "schema", ".items every .price > 0", ".tags every re /a/",
      ".items every @.price > @.cost && @.n == 1", ".id same as {{id}}", ".id same as $1.id", ".id exact",
      ".a shape", ".a shape {b: string, c: [integer]}, present", "shape GitHub.User .items[0]",
      ".nick optional",
      ".by map", "body contains Welcome", "body len < 1000", "$2.items len 3", ".a == 1 # why", ".a",
      #".a == "x, y""#, ".a == [1, 2], present", ".a == {{b}}", ".items[?@.a == 'x y'].b > 1",
    ])
  func forms(_ text: String) throws {
    let rule = try Rule(text, line: 7)
    #expect(rule.line == 7 && !rule.promises.isEmpty)
    #expect(rule.text == (text.hasSuffix("# why") ? ".a == 1" : text))
  }

  @Test("keeps what stands behind `#` as its reason, and no `#` that is within a word")
  func reasons() throws {
    let rule = try Rule(##".a == "#b"   # it is a colour "##)
    #expect(rule.text == ##".a == "#b""## && rule.reason == "it is a colour")
    #expect(try Rule(".a == b#c").reason == nil)
  }

  @Test(
    "is wrong at a place",
    arguments: [
      ("", 0, "expected what to check"), ("weather", 0, "expected status, header, time"),
      ("status", 6, "expected a status"), ("status okay", 7, "a status such as 200 or 2xx, found okay"),
      ("status 200, 2000", 12, "found 2000"), ("status 999", 7, "found 999"),
      (".n 5..1", 3, "from the smaller number to the larger, found 5..1"),
      (".n len 5..1", 7, "from the smaller number"), (".s exact, ignore", 10, "expected ignore alone"),
      (".s absent, type", 3, "expected absent alone"), ("status < many", 9, "found many"),
      ("header", 6, "expected a header's name"), (".a about 400", 3, "expected what it should be"),
      (".a == 1 now", 8, "expected `,` or the end, found now"), (".a == 1,", 8, "expected what it should be"),
      (".a ==", 5, "expected a value"), (#".a == "b"#, 6, "the quote that opens here is never closed"),
      ("shape", 5, "expected a type or a shape"), ("shape .a", 6, "a type or a shape before the path"),
      ("schema GET", 7, "expected a method and a path"), (".a[ == 1", 2, "bracket"),
      ("status 200 201", 11, "expected `,` or the end"),
    ])
  func mistakes(_ text: String, _ place: Int, _ said: String) throws {
    let problem = try #require(throws: LineProblem.self) { try Rule(text) }
    #expect(problem.message.contains(said), "\(problem.message)")
    #expect(problem.range.lowerBound == place, "\(problem.range)")
  }

  @Test("begins where it is said, and tells places in the whole line")
  func start() throws {
    let line = "expect .a ~ 1"
    let problem = try #require(throws: LineProblem.self) { try Rule(line, from: 7) }
    #expect(problem.range == 10..<11)
    #expect(try Rule("expect .a == 1", from: 7).text == ".a == 1")
  }

  @Test("is no longer than somebody writes")
  func length() {
    #expect(throws: LineProblem.self) { try Rule(".a == " + String(repeating: "{", count: 10_000)) }
  }
}
