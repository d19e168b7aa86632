internal import ApusEncodings
internal import ApusLanguage
internal import ApusRedaction

/// A line for a shell with curl in it, and those it goes on with: in files of requests, in scripts, and where it is
/// shown.
struct AuditedCommand {
  private let words: CommandWords
  /// Whether the line before ended with a backslash.
  private var goesOn = false

  init(_ words: CommandWords) { self.words = words }

  /// The line without the credentials of curl's options; `nil` for another line.
  mutating func redacted(_ line: String, _ redactor: inout Redactor) -> String? {
    let mark = goesOn ? line.firstIndex { $0 != " " && $0 != "\t" } : Self.command(in: line)
    goesOn = mark != nil && line.hasSuffix("\\")
    guard let mark else { return nil }
    // Blanks at the end of a command are not kept.
    let text = line[mark...].dropLast(goesOn ? 1 : 0)
    let end = text.lastIndex { $0 != " " && $0 != "\t" }.map(line.index(after:)) ?? mark
    let command = String(line[mark..<end])
    // A line that goes on is one of curl's as well.
    let isWhole = command.hasPrefix(Self.name)
    let redacted = RedactedLine.text((isWhole ? "" : Self.name) + command, words, redactor: &redactor)
    let written = String(redacted.dropFirst(isWhole ? 0 : Self.name.count))
    return String(line[..<mark]) + written + String(line[end...])
  }

  private static let name = "curl "

  /// Where it begins: at the beginning of a line, or behind what a shell has before a command. A sentence has no option,
  /// and no URL.
  private static func command(in line: String) -> String.Index? {
    guard let range = line[...].place(of: name) else { return nil }
    let before = line[..<range.lowerBound].last { $0 != " " }
    let isWord = line[..<range.lowerBound].last.map { " \t|;&(`$".contains($0) } ?? true
    let isCommand = line[range.upperBound...].split(separator: " ").contains {
      $0.hasPrefix("-") || $0.contains("://") || $0 == "\\"
    }
    return isCommand && isWord && (before.map { "$|;&(`>#".contains($0) } ?? true) ? range.lowerBound : nil
  }
}
