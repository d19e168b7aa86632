internal import ApusEncodings

/// Scripts, and what httpYac writes between the parts of a request.
extension HTTPFileReader {
  mutating func readAnywhere(_ text: String, _ number: Int) -> Bool {
    if text.hasPrefix("?? "), !isInBody || HTTPFileAssertion.isOne(text.dropFirst(3)) {
      readAssertion(text.dropFirst(3).trimmed, number)
      return true
    }
    guard text.hasPrefix("{{"), !text.contains("}}"), Self.isBlock(text.dropFirst(2)) else { return false }
    let isAfter = hasStart && !text.contains("@request") && !text.contains("pre")
    place = .script(Script(line: number + 1, isAfter: isAfter, isInBody: hasStart, isBlock: true))
    return true
  }

  /// `{{`, `{{+pre`, `{{@response`
  private static func isBlock(_ mark: Substring) -> Bool {
    mark.allSatisfy { $0.isLetter || $0 == "+" || $0 == "@" }
      && (mark.isEmpty || mark.first == "+" || mark.first == "@")
  }

  mutating func beginScript(_ text: String, _ number: Int, isAfter: Bool) {
    let rest = text.dropFirst().trimmed.dropFirst(2)
    let script = Script(line: number, isAfter: isAfter, isInBody: hasStart, isBlock: false)
    guard let end = String(rest).firstRange(of: "%}") else {
      place = .script(script)
      return readScript(String(rest), script, number)
    }
    add(ScriptReader(String(String(rest)[..<end.lowerBound]), line: number).actions, isAfter: isAfter)
  }

  mutating func readScript(_ line: String, _ script: Script, _ number: Int) {
    var script = script
    let end =
      script.isBlock ? (line.trimmed == "}}" ? line.startIndex : nil) : line.firstRange(of: "%}")?.lowerBound
    guard let end else {
      script.text += line + "\n"
      place = .script(script)
      return
    }
    script.text += line[..<end]
    add(ScriptReader(script.text, line: script.line).actions, isAfter: script.isAfter)
    place = script.isInBody ? .body : .beforeRequest
  }

  /// A line of a script as Resterm writes them; false for the beginning of another.
  mutating func readMarked(_ text: Substring, _ number: Int) -> Bool {
    let script = text.trimmed
    if script.hasPrefix("{%") { return false }
    if script.hasPrefix("<") {
      ignore("the script \(script.dropFirst().trimmed)", number)
    } else {
      marked = (marked?.line ?? number, (marked?.text ?? "") + text + "\n")
    }
    return true
  }

  mutating func endMarked() {
    guard let script = marked else { return }
    marked = nil
    add(ScriptReader(script.text, line: script.line).actions, isAfter: marksAnswer)
  }
}
