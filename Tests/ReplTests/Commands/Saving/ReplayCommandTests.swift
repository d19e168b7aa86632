import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusInvocation
@testable import ApusLanguage
@testable import ApusRepl

@Suite("The line of `replay`", .paced)
struct ReplayCommandTests {
  @Test("each option that takes a value is known behind the program's name, where the value may be attached")
  func attached() {
    let taking = ReplayCommand.spec.syntax.options.filter { $0.value != nil }.map(\.name)
    #expect(Set(taking) == Set(CommandOption.valuesOfReplay.map(\.name)))
  }

  @Test("without a file it says what is missing")
  func noFile() throws {
    let command = try #require(CommandList.all.command(named: "replay"))
    let problem = try #require(throws: LineProblem.self) {
      try command.command(of: CommandLine(Words("replay --live")))
    }
    #expect(problem.message == "expected a saved session" && problem.range == 13..<13)
  }
}
