package import ApusText

/// What comes from somebody at a screen.
package enum ScreenEvent: Sendable, Hashable {
  case key(TerminalKey)
  /// What is on it has to be drawn again, perhaps in another size.
  case redraw
  /// Nobody is there any more, or the work is to end.
  case end
}
