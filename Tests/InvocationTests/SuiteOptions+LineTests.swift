import ApusPacingTestSupport
import Testing

@testable import ApusInvocation
@testable import ApusLanguage
@testable import ApusSavedSessions

@Suite("What a line of `replay` says of several sessions", .paced)
struct SuiteOptionsLineTests {
  private func options(_ text: String) throws -> ReplayOptions.Suite {
    try ReplayOptions(replaying: text).suite
  }

  @Test("is read wherever it stands")
  func understood() throws {
    let all = try options(
      "a --live --jobs 4 --shard 2/5 --only 'get /a' --tag smoke --tag b --repeat 3 --shuffle 7 --var uid=1 "
        + "--var q=a=b --vars v.env --env dev --rows r.csv --allow host=a,shell --report junit=r.xml --report github"
    )
    #expect(
      all.jobs == 4 && all.shard?.number == 2 && all.shard?.count == 5 && all.repeats == 3 && all.seed == 7)
    #expect(all.selection?.text == "get /a" && all.tags == ["smoke", "b"])
    #expect(all.variables == ["uid": "1", "q": "a=b"] && all.variableFiles == ["v.env"])
    #expect(all.environment == "dev" && all.rows == "r.csv" && all.grants?.isEmpty == false)
    #expect(all.reports.map(\.form) == [.junit, .github] && all.reports.first?.path == "r.xml")
    let none = try options("a")
    #expect(none.jobs == 1 && none.shard == nil && none.reports.isEmpty && none.grants == nil)
  }

  @Test(
    "is refused where it stands, with what was expected",
    arguments: [
      ("--jobs 0", "expected a number of at least 1, found 0"), ("--shard 3/2", "expected a part"),
      ("--repeat x", "expected a number"), ("--var uid", "expected NAME=VALUE"),
      ("--var 1a=2", "expected NAME=VALUE"),
      ("--report junit", "expected junit=FILE"), ("--report junit=-", "expected junit=FILE"),
      ("--live --allow hosts=a", "expected host=NAME"),
      ("--allow shell", "--allow has no effect where nothing is sent"),
      ("--report tap=r --report junit=r", "expected another place for each report"),
      ("--live --against http://b.test --report tap=r", "--report has no effect where two servers"),
      ("--live --against http://b.test --widen 2", "--widen has no effect where two servers"),
      ("--live --against http://b.test --jobs 2", "--jobs has no effect where two servers"),
      ("--update --jobs 2", "--jobs has no effect where each file is written once"),
      ("--update --only a", "--only has no effect"), ("--update --rows a", "--rows has no effect"),
    ])
  func refused(_ text: String, _ message: String) throws {
    let problem = try #require(throws: LineProblem.self) { try self.options("a \(text)") }
    #expect(problem.message.hasPrefix(message), "\(problem.message)")
  }
}
