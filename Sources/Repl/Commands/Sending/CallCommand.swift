internal import ApusEndpoints
package import ApusExplorer
package import ApusLanguage
internal import ApusSavedSessions
package import ApusSurroundings

/// `call OPERATION name=value…`: an operation of the description by its name.
package struct CallCommand: Asks {
  /// Where it is missing, one of the description's is offered.
  private static let operation = Operand(
    "OPERATION", .operation, "the name of an operation", try: "ls"
  ).optional.shown(as: "OPERATION")
  private static let pair = Operand("NAME=VALUE", .request).several.optional
  private static let option = Operand("OPTION", .request).several.optional

  package static let spec = CommandSpec(
    section: .sending,
    summary: "ask by the name that a description gives an operation",
    forms: [
      LineForm("call", [.operand(operation), .operand(pair), .operand(option)], tail: "[| COMMAND] [> FILE]")
    ],
    examples: [
      CommandSpec.Example("call getGithubUsersLogin login=octocat", "a part of the path"),
      CommandSpec.Example("call getGithubUsersLoginRepos login=octocat per_page=2", "an item of the query"),
    ],
    details: [
      "Values go where the description wants them: into the path, the query, a header or the body, there as a number or a "
        + "list where it is one. `name:=json`, `name==query` and `Name:header` say it themselves.",
      "At a prompt it asks for what is missing. `help OPERATION` tells all there is; `ls -l star` finds names.",
    ])

  /// `nil` where nothing is called.
  private let line: CallLine?
  private let missing: LineProblem

  package init(_ line: LineArguments) throws(LineProblem) {
    missing = line.missing(Self.operation)
    self.line = line.isEmpty ? nil : try CallLine(line.line)
  }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    guard let line else {
      guard let call = sender.session.scope.simplestCall else { throw missing }
      throw LineProblem(missing.message, at: missing.range, try: call)
    }
    return try await sender.sendAll(try line.request(for: sender))
  }
}

extension CallLine {
  /// What it asks for. At a prompt somebody is asked for what is missing, and the line that is kept has it.
  fileprivate func request(for sender: Sender) throws -> RequestLine {
    var call = try OperationCall(self, in: sender.session.scope)
    guard sender.output.isConversation, !sender.environment.isOfFileFromElsewhere else {
      return try call.request()
    }
    for missing in call.missing where !missing.isSecret {
      guard let typed = sender.environment.ask(missing.question),
        let value = typed.isEmpty ? missing.usual : typed
      else { break }
      try call.give(value, for: missing)
    }
    sender.recorder?.wholeLine = call.line.text
    return try call.request()
  }
}
