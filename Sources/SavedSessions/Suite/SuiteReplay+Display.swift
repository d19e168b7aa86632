package import ApusSurroundings
package import ApusText

extension SuiteReplay {
  /// Where replays are shown.
  package struct Display {
    private let output: Output
    /// Whether whoever reads takes some lines for commands.
    private let isGuarded: Bool

    package init(_ output: Output, in environment: Environment) {
      self.output = output
      isGuarded = environment.variable("GITHUB_ACTIONS") == "true"
    }

    /// Why the replays are not fine, for whoever says it.
    package func said(_ failure: CommandFailure) -> CommandFailure {
      guard isGuarded else { return failure }
      return CommandFailure(
        failure.code, WorkflowCommand.defusedAnywhere(failure.message),
        details: failure.details.map(Self.defused), place: failure.place,
        note: failure.note.map(WorkflowCommand.defusedAnywhere),
        try: failure.suggestions.map(WorkflowCommand.defusedAnywhere))
    }

    fileprivate static func defused(_ line: Line) -> Line {
      let text = line.text
      let defused = WorkflowCommand.defused(text)
      return defused == text ? line : Line(defused)
    }

    package func show(_ view: any View) throws {
      if isGuarded { try output.show(GuardedView(view)) } else { try output.show(view) }
    }
  }
}

/// A view none of whose lines is a command of GitHub's runner, whatever came from a server.
private struct GuardedView: View {
  private let base: any View

  init(_ base: any View) { self.base = base }

  func lines(on screen: Screen) -> [Line] {
    base.lines(on: screen).map(SuiteReplay.Display.defused)
  }
}
