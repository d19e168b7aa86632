import CApusEdit

/// A command that keys can be bound to, also from an `.editrc`.
struct EditorCommand {
  var name: String
  var function: CEditCommand

  /// Every command of ours. `KeyBindings` says which keys they have.
  static let all: [EditorCommand] = [
    EditorCommand("apus-enter") { handle, _ in EngineClient.perform(handle) { $0.enter() } },
    EditorCommand("apus-insert-newline") { handle, _ in EngineClient.perform(handle) { $0.insertNewline() } },
    EditorCommand("apus-interrupt") { handle, _ in EngineClient.perform(handle) { $0.interrupt() } },
    EditorCommand("apus-suspend") { handle, _ in EngineClient.perform(handle) { $0.suspend() } },
    EditorCommand("apus-delete-or-end") { handle, _ in EngineClient.perform(handle) { $0.deleteOrEnd() } },
    EditorCommand("apus-clear-screen") { handle, _ in EngineClient.perform(handle) { $0.clearScreen() } },
    EditorCommand("apus-paste") { handle, _ in EngineClient.perform(handle) { $0.paste() } },
    EditorCommand("apus-complete") { handle, _ in EngineClient.perform(handle) { $0.complete(step: 1) } },
    EditorCommand("apus-complete-backwards") { handle, _ in
      EngineClient.perform(handle) { $0.complete(step: -1) }
    },
    EditorCommand("apus-search-history") { handle, _ in EngineClient.perform(handle) { $0.searchHistory() } },
    EditorCommand("apus-previous-line") { handle, _ in EngineClient.perform(handle) { $0.previousLine() } },
    EditorCommand("apus-next-line") { handle, _ in EngineClient.perform(handle) { $0.nextLine() } },
    EditorCommand("apus-left") { handle, _ in EngineClient.perform(handle) { $0.moveLeft() } },
    EditorCommand("apus-right-or-accept") { handle, _ in
      EngineClient.perform(handle) { $0.moveRightOrAccept() }
    },
    EditorCommand("apus-word-right-or-accept") { handle, _ in
      EngineClient.perform(handle) { $0.moveWordRightOrAccept() }
    },
    EditorCommand("apus-line-start") { handle, _ in EngineClient.perform(handle) { $0.moveToLineStart() } },
    EditorCommand("apus-line-end-or-accept") { handle, _ in
      EngineClient.perform(handle) { $0.moveToLineEndOrAccept() }
    },
    EditorCommand("apus-delete-backward") { handle, _ in EngineClient.perform(handle) { $0.deleteBackward() }
    },
    EditorCommand("apus-delete-forward") { handle, _ in EngineClient.perform(handle) { $0.deleteForward() } },
    EditorCommand("apus-ignore") { _, _ in CommandOutcome.edited.code },
  ]

  private init(_ name: String, _ function: CEditCommand) {
    self.name = name
    self.function = function
  }
}
