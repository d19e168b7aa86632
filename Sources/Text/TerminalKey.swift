/// A key that was pressed.
package enum TerminalKey: Sendable, Hashable {
  case character(Character)
  /// A letter with Ctrl, in lower case.
  case control(Character)
  case enter, escape, tab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
}
