/// How a line of output is written that would read as something else: with one `\` more before it.
enum ExpectedLine {
  static func escape(_ line: String, isFirst: Bool) -> String {
    needsEscape(line.drop { $0 == "\\" }, isFirst) ? "\\" + line : line
  }

  static func unescape(_ line: String, isFirst: Bool) -> String {
    line.hasPrefix("\\") && needsEscape(line.drop { $0 == "\\" }, isFirst) ? String(line.dropFirst()) : line
  }

  /// Only right behind a command does `> ` continue it.
  private static func needsEscape(_ line: Substring, _ isFirst: Bool) -> Bool {
    line.content(after: "$") != nil || line.content(after: "?") != nil
      || (isFirst && line.content(after: ">") != nil) || line.drop { $0 == " " }.hasPrefix("```")
  }
}
