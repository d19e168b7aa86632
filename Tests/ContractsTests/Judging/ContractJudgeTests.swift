import ApusClient
import ApusPacingTestSupport
import ApusRecordings
import Testing

@testable import ApusContracts

@Suite("What a contract misses", .paced)
struct ContractJudgeTests {
  private func verdicts(_ body: String, rules: [String] = []) throws -> [ContractJudge.Verdict] {
    let judge = ContractJudge(ignoring: try IgnoredPlaces([]), rules: Rules(try rules.map { try Rule($0) }))
    return judge.verdicts(on: SampleAnswers.answer(body, "application/json"))
  }

  @Test("is told with a rule that holds of what was recorded, and that would have noticed")
  func misses() throws {
    let found = try verdicts(#"{"n": 3, "name": "Ada"}"#)
    let gone = try #require(found.first { $0.words == "a member is gone" })
    #expect(gone.isNoticed && gone.rule == nil)
    let empty = try #require(found.first { $0.words == "a text is empty" })
    #expect(!empty.isNoticed && empty.rule == ".name len 1..")
    let negative = try #require(found.first { $0.words == "a number is negative" })
    #expect(!negative.isNoticed && negative.rule == ".n 0..")
  }

  @Test("is noticed once the rule is there")
  func rules() throws {
    let found = try verdicts(#"{"n": 3, "name": "Ada"}"#, rules: [".n 0..", ".name len 1.."])
    #expect(found.first { $0.words == "a number is negative" }?.isNoticed == true)
    #expect(found.first { $0.words == "a text is empty" }?.isNoticed == true)
  }

  @Test("a rule that does not hold of what was recorded is not offered")
  func unsorted() throws {
    let found = try verdicts(#"[{"id": 2}, {"id": 1}, {"id": 3}]"#)
    let order = try #require(found.first { $0.words == "a list is in the other order" })
    #expect(order.isNoticed || order.rule != ". sorted by .id")
  }

  @Test(
    "is not noticed by a rule that what was recorded breaks, or whose value is a secret",
    arguments: [".n > 5", ".n len 9", "body contains tok-", ".token re /^tok-/", ".token len 3"])
  func brokenAlready(_ rule: String) throws {
    let judge = ContractJudge(ignoring: try IgnoredPlaces([]), rules: Rules([try Rule(rule)])) {
      $0.contains("{{secret:")
    }
    let found = judge.verdicts(
      on: SampleAnswers.answer(#"{"n": 3, "token": "{{secret:token}}"}"#, "application/json"))
    #expect(found.first { $0.words == "a number is negative" }?.isNoticed == false)
  }

  @Test("nothing that is harmless counts, and nothing is judged where nothing came")
  func none() throws {
    #expect(try !verdicts("{}").contains { $0.words == "it is compressed" })
    let came = SampleAnswers.all[0].answer
    let lost = Recording(came.exchange, failure: .init(code: .reset, message: ""))
    #expect(ContractJudge(ignoring: try IgnoredPlaces([])).verdicts(on: lost).isEmpty)
  }
}
