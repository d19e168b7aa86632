internal import ApusSurroundings
internal import ApusText

/// Where replays are shown.
struct SuiteScreen {
  private let output: Output
  /// Whether whoever reads takes some lines for commands.
  private let isGuarded: Bool

  init(_ output: Output, isGuarded: Bool) {
    self.output = output
    self.isGuarded = isGuarded
  }

  /// Why the replays are not fine, for whoever says it.
  func said(_ failure: CommandFailure) -> CommandFailure {
    guard isGuarded else { return failure }
    return CommandFailure(
      failure.code, WorkflowCommand.defused(failure.message),
      try: failure.suggestions.map(WorkflowCommand.defused))
  }

  func show(_ view: any View) throws {
    if isGuarded { try output.show(GuardedView(view)) } else { try output.show(view) }
  }
}

/// A view none of whose lines is a command of GitHub's runner, whatever came from a server.
private struct GuardedView: View {
  private let base: any View

  init(_ base: any View) { self.base = base }

  func lines(on screen: Screen) -> [Line] {
    base.lines(on: screen).map { line in
      let text = line.text
      let defused = WorkflowCommand.defused(text)
      return defused == text ? line : Line(defused)
    }
  }
}
