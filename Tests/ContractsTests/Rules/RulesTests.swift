import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusContracts
@testable import ApusRecordings

@Suite("The rules of a step", .paced)
struct RulesTests {
  private func recording(_ body: String, status: Int = 200) throws -> Recording {
    try ChangedAnswer.recording(Array(body.utf8), status: status)
  }

  private func findings(_ old: Recording, _ new: Recording, _ rules: String...) throws -> [Finding] {
    let rules = Rules(try rules.map { try Rule($0) })
    return AnswerComparison(ignoring: try IgnoredPlaces([]).adding(rules)).findings(from: old, to: new)
  }

  @Test("that judge a kind alone are told from those that judge a value")
  func kinds() throws {
    let rules = Rules(
      try [".a type", ".b optional, type", ".c type, one of 1, 2", ".d optional", ".e len 1"].map {
        try Rule($0)
      })
    #expect(rules.judgedKinds.map(\.text) == [".a", ".b"])
    #expect(rules.judgedPaths.map(\.text) == [".c", ".d"])
  }

  @Test(
    "leave what an object or a list holds to the comparison where they judge its kind",
    arguments: [
      (".user type object or null", #"{"user": null}"#, true),
      (".user type object or null", #"{"user": {"id": "x", "name": "a"}}"#, false),
      (".user type object or null", #"{"user": {"id": 2}}"#, false),
      (".user optional, type", "{}", true), (".user optional, type", #"{"user": {"id": 3}}"#, false),
      (".user optional, type", #"{"user": {"id": 3, "name": "b"}}"#, true),
      (".user.id type integer or string", #"{"user": {"id": "x", "name": "a"}}"#, true),
      (".user ignore", #"{"user": 1}"#, true),
    ])
  func containers(_ rule: String, _ now: String, _ isFine: Bool) throws {
    let old = try recording(#"{"user": {"id": 1, "name": "a"}}"#)
    #expect(try findings(old, recording(now), rule).isEmpty == isFine)
  }

  @Test("leave what each element holds to the comparison where they judge the kind of a list")
  func elements() throws {
    let old = try recording(#"{"list": [{"id": 1}]}"#)
    #expect(try findings(old, recording(#"{"list": null}"#), ".list type array or null").isEmpty)
    #expect(try !findings(old, recording(#"{"list": [{"id": "x"}]}"#), ".list type array or null").isEmpty)
    #expect(try !findings(old, recording(#"{"list": [7]}"#), ".list type array or null").isEmpty)
  }

  @Test("that permit another status of success leave the body to the comparison, and of no other")
  func statuses() throws {
    let old = try recording(#"{"id": 1}"#)
    let rule = "status 200, 201, 204, 404"
    #expect(try findings(old, recording(#"{"id": 2}"#, status: 201), rule).isEmpty)
    #expect(try findings(old, recording("{}", status: 201), rule).map(\.drift) == [.shape])
    #expect(try !findings(old, recording(#"{"id": "x"}"#, status: 201), rule).isEmpty)
    #expect(try findings(old, recording("", status: 204), rule).isEmpty)
    #expect(try findings(old, recording(#"{"error": 1}"#, status: 404), rule).isEmpty)
    #expect(try findings(old, recording("{}", status: 201)).map(\.drift) == [.status])
  }
}
