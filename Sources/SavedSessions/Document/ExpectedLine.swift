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

extension Character {
  var isBlank: Bool { self == " " || self == "\t" }
}

extension StringProtocol {
  /// What stands behind a mark and a blank; nothing behind the mark alone; `nil` for a line that begins otherwise.
  func content(after mark: Unicode.Scalar) -> String? {
    // By scalars: a combining mark behind the blank belongs to the content.
    guard unicodeScalars.first == mark else { return nil }
    let rest = unicodeScalars.dropFirst()
    guard rest.isEmpty || rest.first == " " else { return nil }
    return String(String.UnicodeScalarView(rest.dropFirst()))
  }
}
