import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSystem
import ApusTeaching
import Testing

@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Errors become words and outcomes", .paced)
struct ContextReportingTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  private func report(_ error: any Error, line: String = "get /x") -> (outcome: Outcome, said: String) {
    let outcome = desk.context.report(error, line: line)
    return (outcome, desk.taken().notes)
  }

  @Test("a problem of a line is shown at its place, with a line to type instead, and is kept for `explain`")
  func lines() {
    let (outcome, said) = report(LineProblem("expected it", at: 4..<6, try: "get /y"))
    #expect(outcome == .failed(.usageArgument))
    #expect(
      said.hasPrefix("error[usage.argument]: expected it\n") && said.contains("   | get /x\n   |     ^^\n"),
      "\(said)")
    #expect(said.hasSuffix("try: get /y\n"))
    #expect(desk.context.session.trouble?.line == "get /x")
  }

  @Test("what else is wrong stands above the place, without the line's secrets")
  func details() {
    var problem = LineProblem("expected it", at: 4..<6)
    problem.details = ["line 1, column 2: no hunter22", "line 2, column 1: no x"]
    let said = report(problem, line: "auth bearer hunter22").said
    #expect(
      said.hasPrefix(
        "error[usage.argument]: expected it\n  line 1, column 2: no •••\n  line 2, column 1: no x\n"),
      "\(said)")
    #expect(said.contains("| auth bearer •••\n"), "\(said)")
  }

  @Test("without a suggestion the help of the command is named, and of a path that of paths")
  func suggestions() {
    #expect(report(LineProblem("no", at: 0..<1), line: "tree x y").said.contains("try: help tree"))
    #expect(report(LineProblem("no", at: 0..<1), line: ".a b").said.contains("try: help paths"))
    #expect(!report(LineProblem("no", at: 0..<1), line: "xyzzy").said.contains("help xyzzy"))
    let refusal = CommandFailure(.requestParameter, "there is a secret in it")
    #expect(report(refusal, line: "copy .token").said.hasSuffix("try: help copy\n"))
    #expect(report(refusal, line: "export answers out").said.hasSuffix("try: help export\n"))
    #expect(!report(refusal, line: "get /x").said.contains("help get"))
  }

  @Test("a failure has its own words, details and suggestions")
  func failures() {
    let (outcome, said) = report(CommandFailure(.decodeType, "is no list", try: ["tree", "headers"]))
    #expect(outcome == .failed(.decodeType))
    #expect(said == "error[decode.type]: is no list\n  try: tree    headers\n", "\(said)")
  }

  @Test("a reader that went away is not told, a file that cannot be written is, and ^C is an interruption")
  func others() {
    #expect(report(SinkClosed(reason: "")) == (.failed(.closed), ""))
    let full = report(SinkClosed(reason: "no space left"))
    #expect(
      full.outcome == .failed(.closed) && full.said.contains("the output cannot be written: no space left"))
    #expect(report(CancellationError()) == (.failed(.cancelled), "error[cancelled]: interrupted\n"))
    #expect(
      report(FileProblem("it is locked")) == (.failed(.requestBody), "error[request.body]: it is locked\n"))
    struct Odd: Error {}
    #expect(report(Odd()).outcome == .failed(.usageCommand))
  }

  @Test("no secret of the line is shown, neither in the excerpt nor in what is kept")
  func secrets() {
    let line = "get /x X-Api-Key:canary-1234 --nope"
    let (_, said) = report(LineProblem("there is no option --nope", at: 29..<35), line: line)
    #expect(!said.contains("canary") && said.contains("^^^^^^"), "\(said)")
    #expect(desk.context.session.trouble?.line.contains("canary") == false)
  }
}
