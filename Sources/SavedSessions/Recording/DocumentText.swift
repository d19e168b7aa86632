internal import ApusContracts
internal import ApusLanguage

/// What a line showed, as a document has it: without what is another each time, and no longer than somebody reads.
enum DocumentText {
  static let mostLines = 40
  private static let firstLines = 24
  private static let lastLines = 6
  private static let mostCharacters = 400

  static func lines(_ shown: ReplayScreen.Shown) -> [String] {
    let lines = whole(shown)
    guard lines.count > mostLines else { return lines }
    return lines.prefix(firstLines) + ["..."] + lines.suffix(lastLines)
  }

  /// All of the lines.
  static func whole(_ shown: ReplayScreen.Shown) -> [String] {
    let text = shown.pieces.map { piece in
      switch piece.kind {
      case .said: eliding(piece.text, said)
      case .asked: eliding(piece.text, asked)
      // What is said about it stands on a line of its own, as on the screen.
      case .piped: piece.text.isEmpty || piece.text.hasSuffix("\n") ? piece.text : piece.text + "\n"
      case .unknown: "...\n"
      }
    }.joined()
    return RecordableText.output(text).map(cut)
  }

  private static let said = PlaceholderWriter(kinds: [.size, .time, .date], elidesPorts: false)
  private static let asked = PlaceholderWriter(kinds: [.time], elidesPorts: false, sparesQuoted: true)
  private static let date = PlaceholderWriter(kinds: [.date], elidesPorts: false)

  private static func eliding(_ text: String, _ writer: PlaceholderWriter) -> String {
    text.components(of: "\n").map { line in
      line.lowercased().hasPrefix("date: ") ? date.elide(line: line) : writer.elide(line: line)
    }.joined(separator: "\n")
  }

  private static func cut(_ line: String) -> String {
    line.unicodeScalars.count <= mostCharacters
      ? line : String(String.UnicodeScalarView(line.unicodeScalars.prefix(mostCharacters))) + "[..]"
  }
}
