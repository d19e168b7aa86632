/// The commands there are. This is the one place that lists them.
package struct CommandList: Sendable {
  package let types: [any Command.Type]

  package init(_ types: [any Command.Type]) { self.types = types }

  package static let all = CommandList(commands + services)

  private static let commands: [any Command.Type] = [
    // Sending
    GetCommand.self, EditCommand.self, FollowCommand.self, RerunCommand.self,
    ReuseCommand.self,
    // Looking
    PathCommand.self, TreeCommand.self, BodyCommand.self, HeadersCommand.self, TableCommand.self,
    KeysCommand.self,
    CountCommand.self, FindCommand.self, TimingCommand.self, RawCommand.self, RequestCommand.self,
    ShowCommand.self,
    DiffCommand.self, HistoryCommand.self, OpenCommand.self, LsCommand.self,
    // Session
    BaseCommand.self, UseCommand.self, CdCommand.self, PwdCommand.self, ItemsCommand.self, EnvCommand.self,
    AuthCommand.self, CookiesCommand.self, ProfileCommand.self, LetCommand.self, SetCommand.self,
    UnsetCommand.self, ViewCommand.self,
    // Checking
    ExpectCommand.self, RepeatCommand.self, WatchCommand.self,
    // Saving
    RecordCommand.self, NoteCommand.self, SaveCommand.self, ReplayCommand.self, RunCommand.self,
    CurlCommand.self, HTTPieCommand.self, HTTPCommand.self, HARCommand.self,
    // Typed
    SpecCommand.self, ShapeCommand.self, AsCommand.self, SwiftCommand.self,
    // Teaching
    HelpCommand.self, ExplainCommand.self, TourCommand.self, PreviewCommand.self,
    // Leaving
    ClearCommand.self, QuitCommand.self,
  ]

  package var specs: [CommandSpec] { types.map { $0.spec } }

  /// The command of that name or alias, whatever its case.
  package func command(named name: String) -> (any Command.Type)? {
    let wanted = name.lowercased()
    return types.first { $0.spec.names.contains(wanted) }
  }
}
