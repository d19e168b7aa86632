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
}
