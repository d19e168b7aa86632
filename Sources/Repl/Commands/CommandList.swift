internal import ApusClient
internal import ApusEndpoints
package import ApusExplorer
package import ApusLanguage
package import ApusSavedSessions
package import ApusSurroundings
internal import ApusTalking

/// The commands there are, found by their names. This is the one place that lists them.
package struct CommandList: Sendable {
  private let first: LazyValue<Table>
  private let others: @Sendable () -> [NamedCommand]

  /// - Parameters:
  ///   - commands: are made when the first name is looked for: a start that is asked for nothing does without.
  ///   - others: come after the rest, and are asked for when no name of the rest is the one that is looked for.
  package init(
    _ commands: @autoclosure @escaping @Sendable () -> [NamedCommand],
    others: @escaping @Sendable () -> [NamedCommand] = { [] }
  ) {
    first = LazyValue {
      let commands = commands()
      var table = [String: NamedCommand](minimumCapacity: commands.count * 2)
      for command in commands.reversed() { for name in command.names { table[name] = command } }
      return Table(commands: commands, byName: table)
    }
    self.others = others
  }

  // A type of its own: that of a pair with a dictionary would be put together at each start, for a fifth of its work.
  private struct Table: Sendable {
    let commands: [NamedCommand]
    let byName: [String: NamedCommand]
  }

  package static let all = CommandList(known) { services }

  /// A command's name, and behind it its aliases.
  private static let known: [NamedCommand] = [
    // Sending
    .init(RequestCommand.self, "get", "head", "options", "delete", "post", "put", "patch", "trace", "send"),
    .init(CallCommand.self, "call"),
    .init(GraphQLCommand.self, "gql", "graphql"),
    .init(EditCommand.self, "edit"),
    .init(ChangeCommand.self, "change"),
    .init(FollowCommand.self, "follow", "next", "prev", "first", "last"),
    .init(RerunCommand.self, "rerun", "!!"),
    .init(ReuseCommand.self, "reuse"),
    .init(ForCommand.self, "for"),
    .init(WebSocketCommand.self, "ws", "websocket"),
    // Looking
    .init(PathCommand.self, ".", "$", traits: .looks),
    .init(TreeCommand.self, "tree", traits: .looks),
    .init(ExploreCommand.self, "explore", traits: .isNoStep),
    .init(BodyCommand.self, "body", traits: .looks),
    .init(HeadersCommand.self, "headers", traits: .looks),
    .init(TableCommand.self, "table", traits: .looks),
    .init(SelectCommand.self, "select", traits: .looks),
    .init(TextCommand.self, "text", traits: .looks),
    .init(GronCommand.self, "gron", traits: .looks),
    .init(CopyCommand.self, "copy", traits: .looks),
    .init(LinksCommand.self, "links", traits: .looks),
    .init(ChartCommand.self, "chart", traits: .looks),
    .init(KeysCommand.self, "keys", traits: .looks),
    .init(CountCommand.self, "count", traits: .looks),
    .init(FindCommand.self, "find", traits: .looks),
    .init(LookCommand.self, "look", traits: .looks),
    .init(TimingCommand.self, "timing", traits: .looks),
    .init(RawCommand.self, "raw", traits: .looks),
    .init(JWTCommand.self, "jwt", traits: .isNoStep),
    .init(ShowRequestCommand.self, "request"),
    .init(ShowCommand.self, "show"),
    .init(DiffCommand.self, "diff"),
    .init(HistoryCommand.self, "history"),
    .init(OpenCommand.self, "open"),
    .init(LsCommand.self, "ls"),
    // Session
    .init(BaseCommand.self, "base", "connect", traits: .setsBase),
    .init(UseCommand.self, "use"),
    .init(CdCommand.self, "cd"),
    .init(PwdCommand.self, "pwd"),
    .init(ItemsCommand.self, "items"),
    .init(EnvCommand.self, "env"),
    .init(AuthCommand.self, "auth"),
    .init(CookiesCommand.self, "cookies"),
    .init(WhereCommand.self, "where", traits: .isNoStep),
    .init(ResumeCommand.self, "resume", traits: .managesSessions),
    .init(ProfileCommand.self, "profile", "profiles"),
    .init(LetCommand.self, "let"),
    .init(AliasCommand.self, "alias", "unalias"),
    .init(SetCommand.self, "set"),
    .init(UnsetCommand.self, "unset"),
    .init(ViewCommand.self, "view"),
    // Checking
    .init(ExpectCommand.self, "expect"),
    .init(VerifyCommand.self, "verify", traits: .isNoStep),
    .init(RepeatCommand.self, "repeat"),
    .init(WatchCommand.self, "watch", traits: .isEndless),
    // Saving
    .init(RecordCommand.self, "record", traits: .managesSessions),
    .init(NoteCommand.self, "note", traits: .isNoStep),
    .init(SaveCommand.self, "save", traits: .managesSessions),
    .init(RedactCommand.self, "redact"),
    .init(AuditCommand.self, "audit", traits: .managesSessions),
    .init(WorkspacesCommand.self, "workspaces", traits: .managesSessions),
    .init(ReplayCommand.self, "replay", traits: .managesSessions),
    .init(JudgeCommand.self, "judge", traits: .managesSessions),
    .init(CoverCommand.self, "cover", traits: .managesSessions),
    .init(RunCommand.self, "run", traits: .isNoStep),
    .init(ImportCommand.self, "import", traits: .managesSessions),
    .init(CurlCommand.self, "curl"),
    .init(HTTPieCommand.self, "httpie"),
    .init(HTTPCommand.self, "http", "https"),
    .init(HARCommand.self, "har"),
    .init(ExportCommand.self, "export"),
    // Typed
    .init(SpecCommand.self, "spec", "openapi"),
    .init(ShapeCommand.self, "shape"),
    .init(AsCommand.self, "as"),
    .init(SwiftCommand.self, "swift"),
    // Teaching
    .init(HelpCommand.self, "help", "?", "man"),
    .init(ExplainCommand.self, "explain", "why"),
    .init(TourCommand.self, "tour", traits: .isStepAlone),
    .init(LessonCommand.self, "lesson", traits: .managesSessions),
    .init(PredictCommand.self, "predict"),
    .init(PreviewCommand.self, "preview"),
    // Leaving
    .init(ClearCommand.self, "clear", "cls", traits: .isNoStep),
    .init(QuitCommand.self, "quit", "exit", ":q", "\\q", traits: .isNoStep),
  ]

  /// Every command, in the order in which help lists them.
  package var commands: [NamedCommand] { first.value.commands + others() }

  /// What a session must know of a line's command.
  package func traits(of line: String) -> StepTraits? {
    let word = String(line.firstWord)
    // Of requests there is nothing to know, and no table of commands is made for them.
    if RequestLine.verbs.contains(where: { $0.word == word }) { return nil }
    // It names what nobody is to find again.
    if word == "history", line.contains("forget") { return .isNoStep }
    return command(named: word)?.traits ?? (word.hasPrefix(".") ? .looks : nil)
  }

  /// Every name and alias.
  package var names: [String] { commands.flatMap(\.names) }

  /// The command of that name or alias, whatever its case. No command is asked what it is.
  package func command(named name: String) -> NamedCommand? {
    let wanted = name.lowercased()
    if let command = first.value.byName[wanted] { return command }
    // Whatever begins otherwise, such as a path, is no service.
    return wanted.first?.isLetter ?? false ? others().first { $0.names.contains(wanted) } : nil
  }
}

extension CommandList {
  /// A command, what it is called, and what saved sessions have to know of it. That stands beside it, so that neither finding
  /// it nor keeping its line asks a command what it is.
  package struct NamedCommand: Sendable {
    package let type: any Command.Type
    package let name: String
    package let aliases: [String]
    /// `nil` for most, of which there is nothing to know.
    package let traits: StepTraits?

    package init(
      _ type: any Command.Type, _ name: String, _ aliases: String...,
      traits: StepTraits? = nil
    ) {
      self.type = type
      self.name = name
      self.aliases = aliases
      self.traits = traits
    }

    package var names: [String] { [name] + aliases }
    package var spec: CommandSpec { type.spec }

    /// One form of its line a line.
    package var usage: [String] { spec.syntax.usage(of: name) }
    var help: CommandHelp { CommandHelp(name, aliases, spec) }
    func help(of word: String) -> CommandPartHelp? { CommandPartHelp(name, spec, word: word) }

    /// Reads a line as the command has declared it. What is wrong with a value is told before what is wrong behind it.
    package func command(of line: CommandLine) throws(LineProblem) -> any Command {
      let arguments = try LineArguments(line, by: spec.syntax)
      let command: any Command
      do {
        command = try type.init(arguments)
      } catch {
        throw arguments.meaning(error)
      }
      try arguments.finish()
      return command
    }
  }
}

extension CommandList: LineRunner {
  package func begin(in surroundings: LineSurroundings) throws(CommandFailure) -> any RunningSession {
    let context = Context(
      console: surroundings.console, transport: surroundings.transport, environment: surroundings.environment,
      commands: self, keepsLog: surroundings.keepsLines, isSavedSession: true)
    context.recorder?.requests.keepsEverything = true
    if let timeout = surroundings.timeout { context.session.settings.timeout = timeout }
    for (name, value) in surroundings.variables {
      context.session.keep(value, as: name, in: context.surroundings)
    }
    do {
      try context.session.start(at: surroundings.base, in: context.surroundings, context.output)
    } catch {
      throw CommandFailure(.usageArgument, "the session cannot start at \(surroundings.base ?? "")")
    }
    return Engine(context)
  }
}
