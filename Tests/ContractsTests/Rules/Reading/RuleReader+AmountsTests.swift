import ApusLanguage
import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("Numbers and times of a rule", .paced)
struct RuleReaderAmountsTests {
  @Test(
    "hold a length or not",
    arguments: [
      ("3", [3], [2, 4]), ("1..3", [1, 3], [0, 4]), ("2..", [2, 99], [1]), ("..2", [0, 2], [3]),
      ("> 2", [3], [2]), ("!= 2", [1], [2]),
    ])
  func amounts(_ text: String, _ holding: [Int], _ others: [Int]) throws {
    var reader = RuleReader(text, from: 0)
    let amount = try reader.amount()
    #expect(holding.allSatisfy(amount.holds(count:)) && !others.contains(where: amount.holds(count:)))
  }

  @Test("are refused where they are none", arguments: ["", "a", "1..b", "> 1..2", ".."])
  func mistakes(_ text: String) {
    var reader = RuleReader(text, from: 0)
    #expect(throws: LineProblem.self) { try reader.amount() }
  }

  @Test(
    "are a phase, a limit with its unit, and how many answers a share is of",
    arguments: [
      ("time < 200 ms", MeasuredTime(), Duration.milliseconds(200)),
      ("time < 200ms", MeasuredTime(), .milliseconds(200)), ("time < 2", MeasuredTime(), .seconds(2)),
      ("time connect < 1 s", MeasuredTime(phase: .connect), .seconds(1)),
      (
        "p95 time first-byte < 1s of 5", MeasuredTime(phase: .firstByte, percentile: 95, sampleCount: 5),
        .seconds(1)
      ),
      ("p50 time < 1s", MeasuredTime(percentile: 50, sampleCount: 20), .seconds(1)),
    ])
  func times(_ text: String, _ expected: MeasuredTime, _ limit: Duration) throws {
    let rule = try Rule(text)
    guard case .time(let time) = rule.subject, case .time(_, let found)? = rule.promises.first else {
      return #expect(Bool(false), "\(rule)")
    }
    #expect(time == expected && found == limit && rule.sampleCount == expected.sampleCount)
  }

  @Test(
    "say what is wrong with a time",
    arguments: [
      ("time", "expected `<` and a time"), ("time fast", "expected one of == != < <= > >=, found fast"),
      ("time < soon", "expected a time such as 500ms or 2s, found soon"), ("time <", "expected a time"),
      ("p95 time < 1s of many", "from 2 to 1000, found many"), ("p95", "expected `time` after p95"),
      ("p100 time < 1s", "expected status, header"), ("time < 1s now", "or the end, found now"),
    ])
  func timeMistakes(_ text: String, _ said: String) throws {
    let problem = try #require(throws: LineProblem.self) { try Rule(text) }
    #expect(problem.message.contains(said), "\(problem.message)")
  }
}
