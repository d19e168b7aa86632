internal import ApusEncodings
internal import ApusTeaching
internal import ApusWords

/// What is said to help whoever looks, and promises nothing: hints, and what an error suggests to try.
package enum Advice {
  /// The lines without it.
  package static func removed(from lines: [String]) -> [String] {
    let (beginnings, marks) = spoken
    // What advice goes on with below: a long one takes more than one line.
    var continued: String?
    return lines.compactMap { line in
      if let continued, line.hasPrefix(continued) { return nil }
      continued = beginnings.contains(where: line.hasPrefix) ? "       " : Hint.isOne(line) ? "  " : nil
      if continued != nil { return nil }
      guard let mark = marks.lazy.compactMap({ line.firstRange(of: $0) }).first else { return line }
      return String(line[..<mark.lowerBound])
    }
  }

  /// The same of a text, whose lines may be a part of what was shown.
  package static func removed(from text: String) -> String {
    guard text.firstRange(of: ": ") != nil else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return removed(from: lines).joined(separator: "\n")
  }

  /// How it begins, on a line of its own and behind a note: in English, and in what is spoken.
  private static var spoken: (beginnings: [String], marks: [String]) {
    let (beginning, mark) = ("  try: ", "; try: ")
    guard SpokenLanguage.current != .english else { return ([beginning], [mark]) }
    return ([beginning, "  " + said("try: ")], [mark, said("; try: ")])
  }
}
