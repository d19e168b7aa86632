import ApusPacingTestSupport
import Testing

@testable import ApusInvocation
@testable import ApusRepl

@Suite("Flags of the program before lines that replay", .paced)
struct ReplayArgumentsTests {
  @Test(
    "mean there what they mean before `apus replay`, where they have an effect",
    arguments: [
      (["--base", "http://h"], "replay --live it", "replay --base http://h --live it"),
      (["--timeout", "2"], "replay --live it", "replay --timeout 2 --live it"),
      (["--timeout=2"], " replay --update it", "replay --timeout 2 --update it"),
      (["--strict"], "replay  \"a  b\"", "replay --strict  \"a  b\""),
      (["--strict", "--base", "http://h"], "replay it", "replay --strict it"),
      (["--strict"], "replay --update it", "replay --update it"),
      (["--base", "http://h"], "replay --live --base http://g it", "replay --live --base http://g it"),
      (["--base", "http://h"], "replays --live", "replays --live"),
      (["--base", "http://h"], "get /replay", "get /replay"), ([], "replay --live it", "replay --live it"),
    ])
  func lines(_ flags: [String], _ line: String, _ run: String) throws {
    let invocation = try Invocation(arguments: flags + ["-e", line, "-e", "get /"])
    #expect(invocation.task == .lines([run, "get /"]))
  }

  @Test("stay what they are for the other lines")
  func others() throws {
    let flags = ["--base", "http://h", "--timeout", "2", "--strict"]
    let invocation = try Invocation(arguments: flags + ["-e", "replay --live it"])
    #expect(invocation.base == "http://h" && invocation.timeout == "2" && invocation.isStrict)
  }

  @Test(
    "are refused before `apus replay` where they do nothing there",
    arguments: ["--offline", "--ignore-stdin"])
  func useless(_ flag: String) throws {
    let problem = #expect(throws: InvocationProblem.self) {
      try Invocation(arguments: [flag, "replay", "it"])
    }
    #expect(problem?.message == "\(flag) has no effect on `replay`")
    #expect(try Invocation(arguments: ["--private", "replay", "it"]).task == .line("replay it"))
  }
}
