package import ApusText

/// One line that says that nothing has come yet: `nothing has come yet · 3 s · ^C ends it`.
package struct SilenceLine: View {
  private let sent: Int
  private let elapsed: Duration

  /// - Parameter sent: the bytes of the request's body, all of which went out.
  package init(sent: Int, elapsed: Duration) {
    self.sent = sent
    self.elapsed = elapsed
  }

  package func lines(on screen: Screen) -> [Line] {
    let seconds = elapsed.components.seconds
    let time = seconds < 60 ? "\(seconds) s" : Units.time(.seconds(seconds))
    let parts =
      (sent > 0 ? ["\(Units.size(sent)) sent"] : []) + ["nothing has come yet", time, "^C ends it"]
    return [screen.fit(parts.map { Line($0, .dim) }.joined(by: Line(screen.glyphs.separator, .dim)))]
  }
}
