internal import ApusAnswers
package import ApusClient
internal import ApusLessons
internal import ApusRedaction
internal import ApusSavedSessions
package import ApusSurroundings
internal import ApusText

/// What lines run in, one at a time. A command gets what its kind needs of it; only those that run other lines get all.
package final class Context {
  package let sender: Sender
  package let output: Output
  package let commands: CommandList
  /// Keeps the session; `nil` where nobody wants to know.
  let recorder: Recorder?
  /// Whether the lines are those of a saved session: then nothing is recorded or replayed in turn.
  var isSavedSession: Bool
  /// The files whose lines run now, the outermost first.
  var filesBeingRun: [String] = []

  /// The lesson that is on.
  var lesson: LessonWalk?

  /// Files end with the first request that fails.
  var isStrict = false

  /// - Parameters:
  ///   - keepsLog: whether there is a way to know what lines came to.
  ///   - isSavedSession: whether the lines are those of a saved session.
  package init(
    console: Console, transport: any Transport, environment: Environment, commands: CommandList = .all,
    keepsLog: Bool = true, isSavedSession: Bool = false
  ) {
    self.isSavedSession = isSavedSession
    output = Output(console, mask: SecretMask())
    let requests = RequestLog(transport)
    let files = FileLog(environment.files)
    var environment = environment
    if keepsLog { environment.files = files.watched }
    recorder =
      keepsLog
      ? Recorder(
        requests, files: files, runner: commands, userAgent: environment.userAgent,
        rules: { [mask = output.mask] in mask.rules },
        ports: environment.practicePorts) : nil
    let masking = MaskingTransport(base: keepsLog ? requests : transport, mask: output.mask)
    sender = Sender(masking, environment, output, recorder)
    self.commands = commands
    // What is recorded, or replayed, is read in the forms of its time.
    session = Session(lookingLike: console.outTraits.look)
  }

  /// What lines set and came to.
  package var session: Session {
    get { sender.session }
    set { sender.session = newValue }
  }

  var environment: Environment { sender.environment }
  var answers: Answers { Answers(session, commands: commands) }
  var surroundings: Surroundings { sender.surroundings }

  var keeper: SessionKeeper {
    SessionKeeper(
      recorder: recorder, variables: session.variables, base: session.base, environment: environment,
      output: output)
  }
}
