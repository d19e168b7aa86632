internal import ApusClient
internal import ApusContracts
package import ApusExplorer
package import ApusLanguage
internal import ApusSending
package import ApusSurroundings
internal import ApusText

/// `expect status 200`, `expect .login == "octocat"`, …
package struct ExpectCommand: Asks {
  private static let promise = Operand("PROMISE", .words(RuleWords.choices)).optional.upTo(.max)
  private static let name = Operand("NAME", .text, "a header's name").upTo(.max)
  private static let statuses = Operand("STATUS", .text, "a status").upTo(.max)
  private static let time = Operand("TIME", .text, "`<` and a time").upTo(.max).shown(as: "< TIME")
  private static let operation = Operand("METHOD PATH", .text, "a method and a path").optional.upTo(.max)
  private static let rule = Operand("RULE", .text, "a rule").upTo(.max)
  private static let type = TypeWords.operand(try: "expect shape GitHub.User")

  package static let spec = CommandSpec(
    section: .checking,
    summary: "check the last response; a script ends where it does not hold",
    forms: [
      [.word("status", "expect status 200"), .operand(statuses)], [.operand(.path), .operand(promise)],
      [.word("header", "expect header etag"), .operand(name), .operand(promise)],
      [.word("time", "expect time < 500ms"), .operand(time)],
      [.word("shape", "expect shape GitHub.User"), .operand(type)],
      [.word("body", "expect body contains Welcome"), .operand(promise)],
      [.word("schema", "expect schema GET /users"), .operand(operation)], .unsaid(.operand(rule)),
    ], expected: "what to check", try: "expect status 200",
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something to check"),
      CommandSpec.Example("expect status 200, 304", "one of them; 2xx means any of those"),
      CommandSpec.Example(
        "expect .login == \"octocat\"", "a value; without a promise it only has to be there"),
      CommandSpec.Example("expect .followers 100..", "every match has to hold"),
      CommandSpec.Example("expect .login len 1..39, re /^[a-z]/", "several promises"),
      CommandSpec.Example("expect header content-type contains json", "a header"),
      CommandSpec.Example("expect time < 10s", "how long it took; `p95 time < 1s of 20` asks again"),
      CommandSpec.Example("expect shape GitHub.User", "it decodes as a type of the program"),
      CommandSpec.Example("expect shape {login: string, name: string?}", "it fits a shape"),
    ],
    details: ["`help rules` lists what can be promised. Where it does not hold the exit status is 1."],
    readsTail: false)

  private let rule: Rule
  private let range: Range<Int>

  package init(_ line: LineArguments) throws(LineProblem) {
    rule = try Rule(line)
    range = line.name.range
  }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    let scope = AnswerScope(
      answers: sender.answers, range: range, hidesSecrets: sender.environment.hidesSecrets())
    let samples = try await RuleRun(sender: sender).samples(
      rule.sampleCount, like: scope.judged().exchange.request)
    if let breach = try RuleCheck(scope, samples: samples).breaches(of: rule).first { throw breach.asFailure }
    if output.console.noteTraits.isTerminal { output.note(Line("holds", .dim)) }
    return .ok
  }
}
