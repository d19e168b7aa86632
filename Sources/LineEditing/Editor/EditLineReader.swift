internal import ApusSystem
internal import ApusText
import CApusEdit

/// The editor: libedit reads keys and edits, we paint.
///
/// libedit asks for a key exactly when everything before it is done, so that is when the picture is painted: once a
/// key, in one write, and not at all while more keys are waiting. What the picture shows besides the line (a menu, a
/// walk through the history) remembers the line it belongs to, and is gone as soon as the line differs.
///
/// One thread uses a reader. `messages` alone may be used from any.
package final class EditLineReader: LineReader {
  package var hooks: EditorHooks
  /// Prints above the line being edited.
  package let messages: MessagesAbove

  let terminal: Terminal
  let history: History
  let engine: EditEngine
  let wakeup = Wakeup()
  var input: KeyInput
  var painter = Painter()
  var size: TerminalSize

  var prompt = Prompt("")
  var result = LineResult.end
  /// Text for the next line edited.
  var prefilled = ""
  /// Pasted text of which no line was read yet.
  var pasted = ""
  var isPasting = false
  var completing: CompletionSession?
  var walk: HistoryWalk?
  var search: HistorySearch?
  private var knownSuggestion: (text: String, rest: String)?
  private let client: EngineClient
  private let watchesSignals: Bool

  /// `nil` when libedit is not there or cannot start, for want of memory or /dev/null: use a `PlainTerminalReader` then.
  ///
  /// - Parameters:
  ///   - editrc: the user's key bindings, as libedit's `.editrc`. A missing file is no error. By default there is none.
  ///   - watchesSignals: whether resizing (SIGWINCH) and continuing (SIGCONT) are noticed. One reader a process.
  package init?(
    terminal: Terminal, history: History = History(), hooks: EditorHooks = EditorHooks(),
    editrc: String? = nil, watchesSignals: Bool = true
  ) {
    let client = EngineClient()
    guard let engine = EditEngine(terminal: terminal, client: client.pointer, reader: EngineClient.readKey)
    else {
      return nil
    }
    self.client = client
    self.engine = engine
    self.terminal = terminal
    self.history = history
    self.hooks = hooks
    self.watchesSignals = watchesSignals
    size = terminal.size
    input = KeyInput(descriptor: terminal.input, wakeup: wakeup)
    messages = MessagesAbove(terminal: terminal, wakeup: wakeup)
    client.reader = self
    engine.useHistory(client.pointer, answer: EngineClient.answerHistory)
    KeyBindings.install(on: engine, editrc: editrc)
  }

  package func prefill(_ text: String) {
    prefilled = text
  }

  /// Tells the editor that the terminal's size has changed. Needed only without `watchesSignals`. Any thread may call it.
  package var resized: @Sendable () -> Void {
    { [wakeup] in wakeup.send(.resized) }
  }

  /// Ends the line that is edited, as if its input had ended. Any thread may call it.
  package var stop: @Sendable () -> Void {
    { [wakeup, messages] in messages.whileEditing { wakeup.send(.interrupted) } }
  }

  package func readLine(_ prompt: Prompt) -> LineResult {
    self.prompt = prompt
    size = terminal.size
    if let line = takePastedLine() {
      terminal.write(painter.finish(with: frame(of: finalView(of: line))))
      return keep(.line(line))
    }
    prefilled += pasted
    pasted = ""
    result = .end
    completing = nil
    walk = nil
    let signals = watchesSignals ? wakeup.watch([.resized, .continued]) : nil
    messages.editingBegins()
    terminal.write(TerminalCode.bracketedPasteOn)
    if engine.edit() { acceptLineOfLibedit() }
    terminal.write(TerminalCode.bracketedPasteOff)
    messages.editingEnds()
    // What was to end this line ends no other.
    _ = wakeup.drain()
    signals?.restore()
    return keep(result)
  }

  private func keep(_ result: LineResult) -> LineResult {
    if case .line(let text) = result { history.append(text) }
    return result
  }

  // MARK: Keys

  /// The next key, after painting what the last ones did. `nil` at the end of input.
  func nextKey() -> Unicode.Scalar? {
    if !prefilled.isEmpty {
      engine.insert(prefilled)
      prefilled = ""
    }
    engine.keepCursorInside()
    while true {
      if !isPasting, !input.hasPending() { paint() }
      if let promptIsUp = hooks.promptIsUp {
        hooks.promptIsUp = nil
        promptIsUp()
      }
      switch input.read() {
      case .key(let key):
        return key == TerminalCode.escape && isLoneEscape() ? KeyBindings.loneEscape : key
      case .woken(let reasons):
        if reasons.contains(.interrupted) {
          terminal.write(painter.erase())
          return nil
        }
        wake(for: reasons)
      case .end: return nil
      }
    }
  }

  /// vi users press Esc alone, and every arrow key begins with Esc. The rest of an arrow key comes at once; when nothing
  /// does, Esc was meant, and libedit, which would wait for the rest, is told by another key.
  private func isLoneEscape() -> Bool {
    engine.usesViKeys && !isPasting && search == nil && !input.hasPending(within: 30)
  }

  func wake(for reasons: Set<Wakeup.Reason>) {
    if reasons.contains(.continued) { resume() }
    if reasons.contains(.resized) {
      size = terminal.size
      terminal.write(painter.erase(resizedTo: size.columns))
    }
    let waiting = messages.take()
    if !waiting.isEmpty { terminal.write(painter.erase() + waiting) }
  }

  // MARK: Painting

  func paint() {
    terminal.write(painter.paint(frame(of: view).window(height: size.rows)))
  }

  /// Paints the line as it stays on the screen: without suggestion, list and right prompt.
  func paintFinal(mark: String = "") {
    var view = finalView(of: engine.line.text)
    view.suggestion = mark
    terminal.write(painter.finish(with: frame(of: view)))
  }

  func frame(of view: EditorView) -> Frame {
    var view = view
    view.glyphs = hooks.glyphs
    return view.frame(in: size, theme: terminal.usesStyles ? hooks.theme : .plain)
  }

  private var view: EditorView {
    if let search { return search.view(highlight: spans(for:)) }
    let line = engine.line
    var view = EditorView(prompt: prompt, line: line, spans: spans(for: line.text))
    if let newline = line.text.utf8.lastIndex(of: UInt8(ascii: "\n")) {
      view.lastContinuation = hooks.continuation(String(line.text[..<newline])).map {
        EditorView.continuation($0, hooks.glyphs)
      }
    }
    if let completing, completing.line == line {
      view.menu = completing.menu
    } else {
      completing = nil
      view.suggestion = suggestion(for: line)
    }
    return view
  }

  private func finalView(of text: String) -> EditorView {
    let line = LineState(text: text, cursor: text.utf8.count)
    return EditorView(prompt: Prompt(prompt.left), line: line, spans: spans(for: text))
  }

  /// Longer lines are neither coloured nor completed while typing, so that every key stays quick.
  private static let longestLively = 8_192

  func spans(for text: String) -> [StyledSpan] {
    terminal.usesStyles && text.utf8.count <= Self.longestLively ? hooks.highlight(text) : []
  }

  /// The rest of the line that the user may want, from the history or else from the hook. Without dim text it could
  /// not be told from what was typed, so then there is none.
  func suggestion(for line: LineState) -> String {
    guard terminal.usesStyles, line.isAtEnd, !line.text.isEmpty, line.text.utf8.count <= Self.longestLively
    else {
      return ""
    }
    if let knownSuggestion, knownSuggestion.text == line.text { return knownSuggestion.rest }
    let whole = history.offer(startingWith: line.text, hooks.mayOffer) ?? hooks.suggest(line.text) ?? ""
    let rest =
      whole.utf8.starts(with: line.text.utf8) ? String(whole.utf8.dropFirst(line.text.utf8.count)) : nil
    knownSuggestion = (line.text, rest ?? "")
    return rest ?? ""
  }
}
