internal import ApusClient
internal import ApusLanguage
internal import ApusSavedSessions
internal import ApusSending
internal import ApusSurroundings
internal import ApusSystem
internal import ApusText

extension Sender {
  /// The line with what the program was given for its body, where there is such a thing and the line has a use for it.
  func takingInput(_ line: RequestLine) throws -> RequestLine {
    let use = line.inputUse
    guard let input, use.isNamed || (impliesInput && use == .unlessEmpty && input.isBody) else { return line }
    let body: LineInput
    do {
      guard environment.mayTakeInput() else { throw Permissions.refusal }
      body = try input.body(isPart: use == .named(isPart: true)) {
        output.note(Line("the body is read from standard input; --ignore-stdin leaves it alone", .dim))
        output.flush()
      }
    } catch let problem as FileProblem {
      throw LineProblem(
        .requestBody, "standard input cannot be read: \(problem.reason)", at: 0..<0, try: "post / @FILE")
    }
    if body.isEmpty, use == .unlessEmpty { return line }
    guard recorder?.isRecording != true else {
      throw CommandFailure(
        .requestBody, "what comes from standard input cannot be recorded; what is in a file can",
        try: ["post / @FILE"])
    }
    var line = line
    line.input = body
    return line
  }
}
