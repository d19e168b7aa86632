internal import APIClient
internal import Rendering

/// Runs lines, one at a time. It owns the session; nobody else sees it.
package actor Engine {
  private let context: Context

  package init(_ context: sending Context) { self.context = context }

  /// Runs one line. It never throws: what went wrong has been said, and is in the outcome.
  package func run(_ line: String) async -> Outcome {
    context.session.tour == nil ? await context.runToEnd(line) : await context.tour(line)
  }

  /// Leaves the tour, if one is on. Returns whether one was.
  package func leaveTour() -> Bool {
    guard context.session.tour != nil else { return false }
    context.leaveTour()
    return true
  }

  /// Does what the program's flags ask for. It says something only when that fails.
  package func prepare(_ invocation: Invocation) -> Outcome {
    context.isOffline = invocation.isOffline
    context.printsOnly = invocation.print
    var flag = ""
    do {
      if invocation.usesPractice { try context.use(.practice) }
      if let base = invocation.base {
        flag = base
        try context.moveBase(to: Word(typed: base))
      }
      if let timeout = invocation.timeout {
        flag = timeout
        context.session.settings.timeout = try Word(typed: timeout).timeout()
      }
      return .ok
    } catch {
      return context.report(error, line: flag)
    }
  }

  /// Whether there is nothing yet that a prompt could be about.
  package var isFresh: Bool { context.session.records.all.isEmpty }

  /// What the editor may know of the session, as a value of its own.
  package func knowledge() -> EditorKnowledge { EditorKnowledge(context.session, commands: context.commands) }

  /// Text for the next prompt, once.
  package func takePrefill() -> String? {
    defer { context.prefill = nil }
    return context.prefill
  }

  /// The screen may have another size before each line.
  package func resize(out: Console.Traits, notes: Console.Traits) {
    context.console.outTraits = out
    context.console.noteTraits = notes
  }
}
