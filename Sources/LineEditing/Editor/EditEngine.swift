import ApusSystem
import CApusEdit
import Synchronization

/// libedit, kept silent: it decodes keys, edits, keeps the kill ring and the vi and emacs maps, and owns the terminal's
/// modes. Its own painting goes to /dev/null, because it loses count of wide characters; ours replaces it.
///
/// Offsets are UTF-8 offsets here, and libedit's wide characters stay behind this wall.
final class EditEngine {
  let handle: OpaquePointer
  /// What libedit prints goes there.
  private let nowhere: UnsafeMutableRawPointer?
  /// libedit keeps pointers to command names.
  private var names: [UnsafeMutablePointer<wchar_t>] = []
  private var history: UnsafeMutablePointer<CEditHistorySource>?

  /// `nil` when there is no libedit, no memory or no /dev/null. `client` is handed to the commands and must outlive
  /// the engine.
  init?(terminal: Terminal, client: UnsafeMutableRawPointer, reader: CEditReadCharacter) {
    // Without a UTF-8 locale libedit drops every character that is not ASCII.
    _ = CharacterSet.utf8
    var nowhere: UnsafeMutableRawPointer?
    guard let handle = Self.start(terminal, &nowhere) else { return nil }
    self.handle = handle
    self.nowhere = nowhere
    cedit_set_client(handle, client)
    cedit_set_int(handle, EL_SIGNAL, 0)
    cedit_set_prompt(handle) { _ in emptyPrompt }
    cedit_set_reader(handle, reader)
  }

  deinit {
    cedit_end(handle, nowhere)
    for name in names { name.deallocate() }
    history?.deallocate()
  }

  /// The terminal descriptions that libedit reads as it starts belong to the process, so only one starts at a time.
  private static let starting = Mutex(())

  private static func start(
    _ terminal: Terminal, _ nowhere: inout UnsafeMutableRawPointer?
  ) -> OpaquePointer? {
    var handle: OpaquePointer?
    var opened: UnsafeMutableRawPointer?
    starting.withLock { _ in
      handle = cedit_start("apus", terminal.input, terminal.output, &opened)
      // The painting that nobody sees needs no terminal's codes.
      if let handle { cedit_set_terminal(handle, "dumb") }
    }
    nowhere = opened
    return handle
  }

  // MARK: The line

  var line: LineState {
    guard let info = cedit_line(handle)?.pointee, let buffer = info.buffer else { return LineState() }
    let count = max(0, info.lastchar - buffer)
    let cursor = min(max(0, info.cursor - buffer), count)  // libedit may leave it beyond the end
    let before = String(wide: UnsafeBufferPointer(start: buffer, count: cursor))
    let after = String(wide: UnsafeBufferPointer(start: buffer + cursor, count: count - cursor))
    return LineState(text: before + after, cursor: before.utf8.count)
  }

  /// Puts the cursor back when a command of libedit has left it outside the line, as vi's `$` does on an empty one: the
  /// next command would write there.
  func keepCursorInside() {
    guard let info = cedit_line(handle)?.pointee else { return }
    if info.cursor > info.lastchar || info.cursor < info.buffer {
      cedit_move_cursor(handle, Int32(clamping: info.lastchar - info.cursor))
    }
  }

  func replace(_ range: Range<Int>, with replacement: String) {
    let text = line.text
    moveCursor(to: range.upperBound, in: text)
    cedit_delete_before_cursor(handle, Int32(text.scalarCount(in: range)))
    insert(replacement)
  }

  func set(_ wanted: LineState) {
    replace(0..<line.text.utf8.count, with: wanted.text)
    moveCursor(to: wanted.cursor, in: wanted.text)
  }

  func insert(_ text: String) {
    guard !text.isEmpty else { return }
    cedit_insert(handle, text.wide)
  }

  func moveCursor(to offset: Int) {
    moveCursor(to: offset, in: line.text)
  }

  private func moveCursor(to offset: Int, in text: String) {
    guard let info = cedit_line(handle)?.pointee else { return }
    cedit_move_cursor(handle, Int32(text.scalarCount(in: 0..<offset) - (info.cursor - info.buffer)))
  }

  // MARK: Reading

  /// Edits one line. `true` when libedit ended it as a line, which its own commands may do; `false` when a command of
  /// ours ended it, or the input did.
  func edit() -> Bool {
    var count: Int32 = 0
    return cedit_edit(handle, &count) != nil
  }

  /// The next key, for commands that read more than one; `nil` at the end of input.
  func nextKey() -> Unicode.Scalar? {
    var character: wchar_t = 0
    guard cedit_read_key(handle, &character) == 1 else { return nil }
    return Unicode.Scalar(UInt32(truncatingIfNeeded: character)) ?? "\u{fffd}"
  }

  /// Gives the terminal back to others, or takes it again.
  func setTerminal(editing: Bool) {
    cedit_set_int(handle, EL_PREP_TERM, editing ? 1 : 0)
  }

  // MARK: Settings

  var usesViKeys: Bool {
    guard let name = cedit_editor(handle) else { return false }
    return name.pointee == wchar_t(UInt8(ascii: "v"))
  }

  func useEmacsKeys() {
    cedit_set_editor(handle, "emacs".wide)
  }

  /// ^C, ^Z, ^S and ^Q arrive as keys while a line is edited.
  func takeControlKeys() {
    cedit_set_terminal_mode(handle, "-isig".wide)
    cedit_set_terminal_mode(handle, "-ixon".wide)
  }

  func addCommand(_ name: String, _ command: CEditCommand) {
    let wide = name.wide
    let copy = UnsafeMutablePointer<wchar_t>.allocate(capacity: wide.count)
    copy.initialize(from: wide, count: wide.count)
    names.append(copy)
    cedit_add_command(handle, copy, copy, command)
  }

  func bind(_ key: String, to command: String) {
    cedit_bind(handle, key.wide, command.wide)
  }

  /// In vi's command map.
  func bindAlternate(_ key: String, to command: String) {
    cedit_bind_alternate(handle, key.wide, command.wide)
  }

  /// Lets libedit's own history commands look through ours. `context` must outlive the engine.
  func useHistory(_ context: UnsafeMutableRawPointer, answer: CEditHistory) {
    let source = UnsafeMutablePointer<CEditHistorySource>.allocate(capacity: 1)
    source.initialize(to: CEditHistorySource(answer: answer, context: context))
    history?.deallocate()
    history = source
    cedit_set_history(handle, source)
  }

  /// Runs one line of an `.editrc`.
  func run(editrcLine text: String) {
    cedit_run(handle, text.wide)
  }
}

/// libedit's prompt: nothing, since ours is painted by us. It must be writable and outlive every engine.
/// `nonisolated(unsafe)` is sound: it is written once, here, and libedit only reads it.
private nonisolated(unsafe) let emptyPrompt: UnsafeMutablePointer<wchar_t> = {
  let prompt = UnsafeMutablePointer<wchar_t>.allocate(capacity: 1)
  prompt.initialize(to: 0)
  return prompt
}()

extension String {
  init(wide characters: UnsafeBufferPointer<wchar_t>) {
    var scalars = UnicodeScalarView()
    scalars.append(
      contentsOf: characters.lazy.map { Unicode.Scalar(UInt32(truncatingIfNeeded: $0)) ?? "\u{fffd}" })
    self.init(scalars)
  }

  /// As C's wide string, which ends at its first NUL, so there is none inside.
  var wide: [wchar_t] {
    unicodeScalars.lazy.filter { $0.value != 0 }.map { wchar_t($0.value) } + [0]
  }

  /// How many scalars lie in a range of UTF-8 offsets.
  fileprivate func scalarCount(in range: Range<Int>) -> Int {
    let lower = utf8.index(startIndex, offsetBy: max(0, range.lowerBound), limitedBy: endIndex) ?? endIndex
    let upper = utf8.index(lower, offsetBy: range.count, limitedBy: endIndex) ?? endIndex
    return unicodeScalars[lower..<upper].count
  }
}
