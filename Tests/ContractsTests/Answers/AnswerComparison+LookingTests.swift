import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("Two answers for whoever looks into them", .paced)
struct AnswerComparisonLookingTests {
  private static let old = #"{"id": 1, "price": 3, "items": [{"k": 1}], "opt": 1}"#

  private func weight(
    of path: String, _ new: String, ignoring places: [String] = [], status: Int = 200
  ) throws -> ChangedAnswer.Weight {
    try AnswerComparison(ignoring: IgnoredPlaces(places)).findings(
      from: ChangedAnswer.recording(Array(Self.old.utf8)),
      to: ChangedAnswer.recording(Array(new.utf8), status: status),
      lookingAt: path.isEmpty ? [] : [JSONPath(path)]
    ).weight
  }

  @Test("differ only at the places that they look at, and at what holds those")
  func places() throws {
    let new = #"{"id": "x", "price": 3.5, "items": []}"#
    #expect(try weight(of: ".id", new) == .red)
    #expect(try weight(of: ".price", new) == .noted)
    #expect(try weight(of: ".items[0].k", new) == .noted)
    #expect(try weight(of: ".opt", new) == .red)
    #expect(try weight(of: "", new) == .red)
    #expect(try weight(of: ".price", #"{"price": 4}"#) == .green)
    #expect(try weight(of: ".items[*].k", #"{"items": [{"k": 1}, {"k": "x"}]}"#) == .red)
    #expect(try weight(of: ".items[*].k", #"{"items": "gone"}"#) == .red)
  }

  @Test("differ where a filter finds nothing any more; another place in a list may have nothing")
  func lost() throws {
    let shorter = #"{"id": 1, "price": 3, "items": [{"k": 2}], "opt": 1}"#
    #expect(try weight(of: ".items[?@.k == 1]", shorter) == .red)
    #expect(try weight(of: ".items[?@.k == 1]", shorter, ignoring: ["body.items"]) == .green)
    #expect(try weight(of: ".items[?@.k == 1]", Self.old) == .green)
    #expect(try weight(of: ".items[?@.k == 5]", shorter) == .green)
    #expect(try weight(of: ".items[0]", #"{"id": 1, "items": []}"#) == .noted)
  }

  @Test("differ nowhere that is ignored, and everywhere where another status came")
  func others() throws {
    #expect(try weight(of: ".id", #"{"id": "x"}"#, ignoring: ["body.id"]) == .green)
    #expect(try weight(of: ".opt", "{}", ignoring: ["body.opt"]) == .green)
    #expect(try weight(of: ".id", Self.old, status: 404) == .red)
  }
}
