import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("What a value of JSON promises", .paced)
struct JSONContractTests {
  private func lines(_ old: String, _ new: String, ignoring places: [String] = []) throws -> [String] {
    try JSONContract(JSONDocument(old), ignored: IgnoredPlaces(places)).findings(in: JSONDocument(new))
      .flatMap(
        \.lines)
  }

  private static let wide =
    "{" + (1...13).map { #""f\#(Character(Unicode.Scalar(96 + UInt8($0))))": 1"# }.joined(separator: ",")
    + "}"

  @Test("tells where all of it is now, and how many places are not shown")
  func wrapped() throws {
    let lines = try lines(Self.wide, #"{"data": \#(Self.wide)}"#)
    #expect(lines.first == "+ the answer is now under .data")
    #expect(lines.count == 12 && lines.last == "  … 3 more")
    #expect(lines.dropFirst().first == "+ .fa: expected integer, found nothing")
  }

  @Test("tells that it is what was further in")
  func unwrapped() throws {
    #expect(
      try lines(#"{"data": [{"id": 1}]}"#, #"[{"id": 2}]"#).first
        == "+ the answer is now what was under .data")
  }

  @Test("says once what is wrong with many elements, and how often")
  func many() throws {
    let new = "[" + (1...9).map { #"{"id": "\#($0)"}"# }.joined(separator: ",") + "]"
    #expect(
      try lines(#"[{"id": 1}]"#, new) == [#"+ .[0].id: expected integer, found "1", and 8 places like it"#])
  }

  @Test("leaves out what is ignored, be it drift or a risk")
  func ignored() throws {
    #expect(
      try lines(#"{"a": 1, "b": [1]}"#, #"{"a": "x", "b": []}"#, ignoring: ["body.a", "body.b"]).isEmpty)
    #expect(try lines(#"{"status": "a"}"#, #"{"status": "b"}"#, ignoring: ["body.status"]).isEmpty)
  }

  @Test(
    "misses what is gone from an element, though a rule judges what is there",
    arguments: [
      ".items[*].sku type", ".items[*].sku re /^[A-Z]-[0-9]+$/", #".items[].sku one of "A-1", "B-2""#,
      ".items[*] type, shape", ".items[*].sku shape", ".items[*].sku type string or null",
    ])
  func goneFromElement(_ rule: String) throws {
    let answer = ChangedAnswer.body(
      "", .red, #"{"items": [{"sku": "A-1"}, {"sku": "B-2"}]}"#, #"{"items": [{"sku": "A-1"}, {"n": 2}]}"#)
    let isOfElement = rule.hasPrefix(".items[*] ")
    let lines = try answer.findings(Rules([try Rule(rule)])).flatMap(\.lines)
    #expect(lines == (isOfElement ? [] : ["+ .items[1].sku: expected string, found nothing"]), "\(rule)")
    #expect(try answer.findings(Rules(ofFile: [try Rule(rule)])).flatMap(\.lines) == lines, "\(rule)")
  }

  @Test(
    "misses nothing where a rule leaves it free, tells that by itself, or judges what is no element",
    arguments: [
      [".items[*].sku optional"], [".items[*].sku ignore"], [".items[*].sku absent"],
      [".items[*].sku exact"], [".items[*].sku type", ".items[*].sku optional"],
      [".items[*].sku type", ".items[*] ignore"], [".items[1].sku type"], [".items ignore"],
    ])
  func freeInElement(_ rules: [String]) throws {
    let answer = ChangedAnswer.body(
      "", .green, #"{"items": [{"sku": "A-1"}, {"sku": "B-2"}]}"#, #"{"items": [{"sku": "A-1"}, {"n": 2}]}"#)
    #expect(try answer.findings(Rules(try rules.map { try Rule($0) })).isEmpty, "\(rules)")
  }

  @Test("misses nothing that some elements were without before")
  func neverInAll() throws {
    let answer = ChangedAnswer.body("", .green, #"[{"a": 1}, {"b": 1}]"#, #"[{"b": 1}, {"b": 2}, {"a": 1}]"#)
    #expect(try answer.findings(Rules([try Rule(".[*].a type")])).isEmpty)
    let list = ChangedAnswer.body("", .red, #"[{"a": 1}, {"a": 2}]"#, #"[{"a": 1}, {}]"#)
    #expect(try list.findings(Rules([try Rule(".[*].a type")])).weight == .red)
  }
}
