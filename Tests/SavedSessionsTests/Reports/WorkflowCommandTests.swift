import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("A command of GitHub's runner", .paced)
struct WorkflowCommandTests {
  @Test("has what would end it or its properties escaped")
  func escaped() {
    let command = WorkflowCommand("error", [("file", "a,b:c%.md"), ("line", "7")], "50%\r\n::set-env::x")
    #expect(command.text == "::error file=a%2Cb%3Ac%25.md,line=7::50%25%0D%0A::set-env::x")
    #expect(WorkflowCommand("error", [], "x").text == "::error::x")
  }

  @Test("tells of each red step at its file and line, and of a session that could not be run")
  func annotations() {
    var noted = madeReport("a,b", .asWritten, .noted, .drifted)
    noted.steps[2].differences = ["- 1", "+ ::error::2"]
    let broken = madeReport("c", failure: CommandFailure(.usageArgument, "c:9:1: expected x"))
    let lines = GitHubAnnotations.commands(for: [noted, broken]).map(\.text)
    #expect(
      lines == [
        "::warning file=a%2Cb,line=2,title=apus replay::get /2: noted",
        "::error file=a%2Cb,line=3,title=apus replay::get /3: drifted (value)%0A- 1%0A+ ::error::2",
        "::error file=c,line=9,title=apus replay::c:9:1: expected x",
      ])
  }

  @Test("tells why a session is red none of whose steps is")
  func skipped() {
    let failure = CommandFailure(.replayDrift, "it is not as written")
    let lines = GitHubAnnotations.commands(
      for: [madeReport("a", .noted, .skipped, failure: failure), madeReport("b", .drifted, failure: failure)])
    #expect(
      lines.map(\.text) == [
        "::warning file=a,line=1,title=apus replay::get /1: noted",
        "::error file=a,title=apus replay::it is not as written",
        "::error file=b,line=1,title=apus replay::get /1: drifted (value)%0A- 1%0A+ 2",
      ])
  }
}
