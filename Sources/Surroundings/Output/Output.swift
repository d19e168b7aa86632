package import ApusRedaction
internal import ApusRendering
package import ApusText

/// Where a line says what it has to say: what was asked for, and what there is to say about it.
package final class Output {
  package var console: Console
  /// What the session wants of the screen.
  package var look = Look() {
    didSet { (console.outTraits.look, console.noteTraits.look) = (look, look) }
  }
  /// What no screen shows.
  package let mask: SecretMask
  /// Text to put on the next prompt, ready to be edited.
  package var prefill: String?
  /// What is shown of a response whose line does not say.
  package var printsOnly: String?
  /// The file that the line writes, where it writes one: an error's body does not go into it.
  package var file: FileSink?
  /// Whether a command behind `|`, or a file that is the terminal, may write to the screen at any time.
  package var sharesScreen = false
  /// Whether a prompt follows each line.
  package var isConversation = false

  /// How the pager is started; `nil` where none is wanted.
  package var pager: () -> (@Sendable () -> (any ShellInput)?)? = { nil }

  /// What is said when the line has ended and its output is whole.
  private var afterwords: [any View] = []
  private let screens: [MaskingSink]
  private let gate: InterruptibleSink
  let paged: PagingSink

  package init(_ console: Console, mask: SecretMask) {
    paged = PagingSink(console.out)
    let screens = (out: MaskingSink(paged, mask), notes: MaskingSink(console.notes, mask))
    self.screens = [screens.out, screens.notes]
    self.console = console
    self.mask = mask
    gate = InterruptibleSink(console.outTraits.isTerminal ? screens.out : console.out)
    self.console.out = gate
    self.console.notes = screens.notes
  }

  /// Has everything on the screen that was written.
  package func flush() {
    for screen in screens { screen.flush() }
    gate.reset()
  }

  /// Whether a line has shown so much of something that ^C stopped it in the middle, and not before or behind it.
  package var isInLongOutput: Bool { gate.isLong && console.outTraits.isTerminal }

  /// Has what was written be shown, and returns whether that was in a pager: then nothing of it is on the screen.
  func endPaging() -> Bool {
    for screen in screens { screen.flush() }
    let wasPaged = paged.end()
    if wasPaged { gate.reset() }
    return wasPaged
  }

  /// Has what was asked for on the screen, and what follows on a line of its own.
  package func flushOutput() {
    for screen in screens { screen.flush() }
    if !gate.isAtLineStart { endLine(on: console) }
  }

  /// Begins a new line, with a mark behind the old one, where a prompt would be drawn over it. Nobody knows where a
  /// command behind `|` left the cursor. As much as fills a row, mark included, ends on the same row only when it began
  /// at its start: then the mark goes.
  package func endLine(on console: Console) {
    let traits = console.noteTraits
    guard isConversation, console.outTraits.isTerminal, traits.movesCursor else { return }
    let mark =
      traits.theme.text(of: Line(traits.screen.glyphs.openEnd, .dim))
      + String(repeating: " ", count: max(0, traits.width - 1))
    // To the screen itself: who listens to what is said wants no blanks.
    try? screens.last?.write(mark + TerminalCode.eraseRow)
    flush()
  }

  /// Writes what was asked for.
  package func show(_ view: some View) throws(SinkClosed) { try show(view, on: console.outTraits.screen) }

  /// Writes a view while it is drawn, so that ^C need not wait for its end.
  package func show(_ view: some View, on screen: Screen) throws(SinkClosed) {
    let (theme, out) = (console.outTraits.theme, console.out)
    var text = ""
    try view.write(on: screen) { line throws(SinkClosed) in
      text += theme.text(of: line) + "\n"
      guard text.utf8.count >= 4096 else { return }
      try out.write(text)
      text = ""
    }
    if !text.isEmpty { try out.write(text) }
  }

  /// Shows a list or a tree: folded to the screen, leaving room for the prompt, or whole for a program.
  package func showFolded(_ view: some View) throws(SinkClosed) {
    try show(view, on: console.outTraits.folded(console.outTraits.listScreen))
  }

  /// Writes bytes as they are. Only for what another program reads.
  package func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) { try console.out.write(bytes) }

  /// Writes what is to be said about what was asked for. Nobody reading it is no failure.
  package func note(_ view: some View) {
    let traits = console.noteTraits
    try? console.notes.write(traits.theme.text(of: view.lines(on: traits.screen)))
  }

  package func note(_ line: Line) { note(Lines([line.retold.drawn(with: console.noteTraits.screen.glyphs)])) }

  package func noteLater(_ line: Line) {
    sayLater(Lines([line.retold.drawn(with: console.noteTraits.screen.glyphs)]))
  }

  package func sayLater(_ view: any View) { afterwords.append(view) }

  package func noteInPlace(_ path: String) {
    noteLater(Line("\(path) was written in place, as no other file could take its place", .dim))
  }

  /// Leaves unsaid what was put off: it is about what is done again.
  package func dropAfterwords() { afterwords = [] }

  /// Says what was put off until the output is whole.
  package func sayAfterwords() {
    defer { afterwords = [] }
    for view in afterwords { note(view) }
  }
}
