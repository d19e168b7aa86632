internal import ApusExplorer
internal import ApusLineEditing
internal import ApusSurroundings
internal import ApusSystem
internal import ApusText
internal import Synchronization

/// The editor with what it knows of the session.
final class Editor {
  let reader: EditLineReader

  /// `nil` on a terminal that cannot move its cursor, or when libedit cannot start.
  init?(history: History, folders: Folders, screen: Int32, hasColour: Bool) {
    guard !TerminalTraits(of: .output).isDumb else { return nil }
    let terminal = Terminal(input: 0, output: screen, usesStyles: hasColour)
    guard let reader = EditLineReader(terminal: terminal, history: history, editrc: folders.editrc) else {
      return nil
    }
    self.reader = reader
    reader.hooks.isComplete = EditorKnowledge.isComplete
    reader.hooks.continuation = EditorKnowledge.reminder
  }

  func learn(_ knowledge: EditorKnowledge) {
    reader.hooks.highlight = LineColours(knowledge.commands.names, knowledge.session.aliases).spans(of:)
    reader.hooks.complete = { knowledge.completion(of: $0, at: $1) }
    reader.hooks.mayOffer = knowledge.understands
    reader.hooks.suggest = knowledge.suggestion(for:)
    if knowledge.traits.hasColour { reader.hooks.theme = knowledge.traits.theme }
    reader.hooks.glyphs = knowledge.traits.screen.glyphs
  }
}
