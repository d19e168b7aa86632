internal import ApusContracts
internal import ApusWords

/// Answers that are not as their description says, as the lines tell that are shown of them.
enum Undescribed {
  /// What was not so when it was recorded. Of several places a line names the first alone: where there are more by now,
  /// another one may be wrong, or a list is longer.
  static func findings(from recorded: ReplayScreen.Shown, to now: ReplayScreen.Shown) -> [Finding] {
    let known = notes(of: recorded)
    return notes(of: now).compactMap { note in
      guard let before = known.filter({ $0.place == note.place }).max(by: { $0.others < $1.others }) else {
        return Finding(.description, ["+ \(note.text)"])
      }
      guard note.others > before.others else { return nil }
      return Finding(.description, promised: before.text, found: note.text, isNoted: true)
    }
  }

  private static func notes(of shown: ReplayScreen.Shown) -> [Note] {
    shown.language.speaking {
      var texts: [String] = []
      var isOpen = false
      for line in shown.text.split(separator: "\n") {
        if Drift.isUndescribed(String(line)) {
          texts.append(String(line))
          isOpen = true
        } else if isOpen, goesOn(line), let text = texts.popLast() {
          texts.append(text + line.dropFirst())
        } else {
          isOpen = false
        }
      }
      return texts.map(Note.init)
    }
  }

  /// Whether a line is the rest of one that was too long for the screen, and none of the answer that is shown below.
  private static func goesOn(_ line: Substring) -> Bool {
    line.hasPrefix("  ") && !line.hasPrefix("   ") && line.firstMatch(of: /^ *[0-9]+ \|/) == nil
  }
}

private struct Note {
  let text: String
  /// Without the value that was found, and whichever element has it: another one is as wrong there.
  let place: Substring
  /// How many places are wrong besides.
  let others: Int

  init(_ text: String) {
    self.text = text
    place = text[..<(text.firstRange(of: ", found ")?.lowerBound ?? text.endIndex)]
      .replacing(/\[[0-9]+\]/, with: "[*]")
    let last = text.split { !("0"..."9").contains($0) }.last.map(String.init) ?? ""
    let isCount = ["", "at least "].contains { text.hasSuffix(said("; and \($0 + last) more")) }
    others = isCount ? Int(last) ?? 0 : 0
  }
}
