internal import ApusEncodings

/// `Name: value`, and `- name: "value"` of a list.
struct WrittenPair {
  let name: String
  let value: String
  /// The line up to its value, and behind it.
  private let around: (before: String, after: String)

  /// `nil` for a line of another form.
  init?(_ line: String) {
    let mark = line.drop { " \t-".contains($0) }
    let name = mark.drop { "\"'".contains($0) }.prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || "_-.".contains($0))
    }
    let behind = line[name.endIndex...].drop { "\"'".contains($0) }
    guard !name.isEmpty, behind.first == ":" else { return nil }
    let value = behind.dropFirst().drop { " \t".contains($0) }
    guard !value.isEmpty else { return nil }
    self.name = String(name)
    let end = value.lastIndex { !$0.isWhitespace }.map(value.index(after:)) ?? value.endIndex
    self.value = String(value[..<end])
    around = (String(line[..<value.startIndex]), String(value[end...]))
  }

  /// The line with another value.
  func with(_ value: String) -> String { around.before + value + around.after }

  /// A value of several words without quotes, such as `correct horse battery staple`, or with a sign at which others end;
  /// its first word, and a remark behind it. `nil` where something else may follow in it, or nothing does.
  var words: (text: String, first: String, remark: String)? {
    guard let begin = value.first, !"\"'[{|>&*!$(<".contains(begin) else { return nil }
    let body = value[..<(value[...].place(of: " #")?.lowerBound ?? value.endIndex)]
    let text = body[..<(body.lastIndex { !$0.isWhitespace }.map(value.index(after:)) ?? body.endIndex)]
    let first = text.prefix { !" \t,;&".contains($0) }
    guard first.endIndex < text.endIndex, !text.contains(where: { "=:{}[]()\"'".contains($0) }) else {
      return nil
    }
    return (String(text), String(first), String(value[text.endIndex...]))
  }

  /// The value without its quotes.
  var unquoted: String {
    guard let quote = value.first, "\"'".contains(quote) else { return value }
    return String(value.dropFirst().prefix { $0 != quote })
  }
}
