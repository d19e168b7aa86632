internal import ApusClient
internal import ApusLanguage
internal import ApusSavedSessions
internal import ApusSending
internal import ApusSurroundings
internal import ApusSystem
internal import ApusText

/// What the program was given, for a line that has a use for it.
struct SenderInput {
  private let sender: Sender

  init(_ sender: Sender) { self.sender = sender }

  /// The document that a line in GraphQL asks by, where the program was given it; `nil` where it has another use, and for
  /// an empty one that the line does not name.
  func query(isNamed: Bool) throws -> [UInt8]? {
    guard isNamed || sender.impliesInput, let input = sender.input, isNamed || input.isBody else {
      return nil
    }
    let body = try body(of: input, isPart: true, unlessEmpty: !isNamed, orTry: "gql FILE")
    guard case .bytes(let bytes)? = body else { return nil }
    return bytes
  }

  /// What there is of it.
  ///
  /// - Returns: `nil` for nothing, where that leaves the line as it is.
  func body(
    of input: StandardInput, isPart: Bool, unlessEmpty: Bool, orTry other: String
  ) throws -> LineInput? {
    let body: LineInput
    do {
      guard sender.environment.mayTakeInput() else { throw Permissions.refusal }
      body = try input.body(isPart: isPart) {
        sender.output.note(Line("the body is read from standard input; --ignore-stdin leaves it alone", .dim))
        sender.output.flush()
      }
    } catch let problem as FileProblem {
      throw LineProblem(
        .requestBody, "standard input cannot be read: \(problem.reason)", at: 0..<0, try: other)
    }
    if body.isEmpty, unlessEmpty { return nil }
    guard sender.recorder?.isRecording != true else {
      throw CommandFailure(
        .requestBody, "what comes from standard input cannot be recorded; what is in a file can",
        try: [other])
    }
    return body
  }
}
