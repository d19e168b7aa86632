package import ApusClient
package import ApusText
internal import ApusWords

/// How every failure reads, whatever went wrong:
///
///     error[decode.type]: expected a number at .items[57].owner.id, found a string
///        12834 |       "id": "u-993",
///              |             ^^^^^^^
///       GitHub.Repository.Owner.id is Int; try: shape .items[].owner.id
package struct FailureReport: View {
  package let code: ErrorCode
  /// What happened, in plain words, without a full stop.
  package var message: String
  /// What it happened to, a line each.
  package var details: [String]
  /// The place in what was received or typed.
  package var excerpt: Excerpt?
  /// What to know about that place.
  package var note: String?
  /// Lines that can be typed as they are.
  package var suggestions: [String]
  /// What others say in the message and the details, such as a server: it is shown as they say it, in every language.
  package var foreign: [String] = []

  package init(
    _ code: ErrorCode, _ message: String, details: [String] = [], excerpt: Excerpt? = nil,
    note: String? = nil, suggestions: [String] = []
  ) {
    self.code = code
    self.message = message
    self.details = details
    self.excerpt = excerpt
    self.note = note
    self.suggestions = suggestions
  }

  package func lines(on screen: Screen) -> [Line] {
    let told = Line(" \(retold(message, keeping: foreign))").drawn(with: screen.glyphs)
    let headline = Line("error[\(code)]:", .error) + told
    var lines = headline.wrappedAtWords(to: screen.width, indent: 2)
    for detail in details {
      lines += Line("  \(retold(detail, keeping: foreign))").drawn(with: screen.glyphs).wrappedAtWords(
        to: screen.width, indent: 4)
    }
    lines += excerpt?.lines(on: screen) ?? []
    return lines + closing(on: screen)
  }

  /// The note and the suggestions, on one line where they fit.
  private func closing(on screen: Screen) -> [Line] {
    let commands = suggestions.map { Line($0, .command).drawn(with: screen.glyphs) }
    let tries = commands.joined(by: Line("    "))
    let note = note.map { retold($0) }
    if let note, !commands.isEmpty {
      let line = Line("  \(note)" + said("; try: ")) + tries
      if line.width <= screen.width { return [line] }
    }
    let notes = note.map { Line("  \($0)").wrappedAtWords(to: screen.width, indent: 4) } ?? []
    guard let first = commands.first else { return notes }
    let label = Line("  " + said("try: "))
    let line = label + tries
    if line.width <= screen.width { return notes + [line] }
    var blank = Line()
    blank.pad(to: label.width)
    return notes + (label + first).wrappedAtWords(to: screen.width, indent: label.width)
      + commands.dropFirst().flatMap { (blank + $0).wrappedAtWords(to: screen.width, indent: label.width) }
  }
}
