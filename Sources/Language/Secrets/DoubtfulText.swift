internal import ApusClient

/// A text whose name tells nothing, and which may be a secret all the same. It is shown to who typed it, and is in no
/// history and no recording.
struct DoubtfulText {
  let text: String

  init(_ text: String) { self.text = text }

  /// Whether anything at all could be a secret: it is no number, no switch, no place, and filled from nothing.
  var mayBeSecret: Bool {
    let isPlain = (["/", ".", "http://", "https://", "{{"] + SecretSource.marks).contains {
      text.hasPrefix($0)
    }
    return !(text.isEmpty || isPlain || Double(text) != nil || Self.switches.contains(text.lowercased()))
  }

  /// Whether it may be one as the value of a variable. Variables hold names, words and dates more often than secrets; so
  /// only what looks like none of these is hidden, and whatever has a name of one or two letters: `t` may be a token.
  /// What has under four bytes cannot be told from other text, and is none.
  func mayBeSecret(as name: String) -> Bool {
    guard mayBeSecret, text.utf8.count >= 4, !isDate else { return false }
    return name.utf8.count < 3 || !isProse
  }

  /// Whether it has letters and digits mixed, and so many that they are no `v2`.
  var looksMixed: Bool {
    text.utf8.count >= 6 && !isDate && text.contains(where: \.isLetter) && text.contains(where: \.isNumber)
  }

  private static let switches: Set<String> = [
    "true", "false", "null", "on", "off", "yes", "no", "asc", "desc",
  ]

  /// `2024-01-01`, `2024-01-01T12:00:00Z`, `12:30`.
  private var isDate: Bool {
    text.contains(where: \.isNumber) && text.allSatisfy { $0.isNumber || "-:./TZ+ ".contains($0) }
      && !text.utf8.split { !($0 &- 0x30 < 10) }.contains { $0.count > 8 }
  }

  /// Words such as people write them: `octocat`, `San Francisco`, `ada@example.com`, `JavaScript`, `東京`, `v2`.
  private var isProse: Bool {
    text.split { " -_.,@'/:".contains($0) }.allSatisfy { word in
      guard word.allSatisfy(\.isLetter) else {
        return word.allSatisfy(\.isNumber) || word.utf8.count < 3 || text.utf8.count < 6
      }
      // `US` and `EUR` are words, `SECRET` may be one.
      if word.allSatisfy(\.isUppercase) { return word.count < 5 }
      return word.count <= 12 && word.dropFirst().count(where: \.isUppercase) < 2
    }
  }
}
