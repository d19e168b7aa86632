internal import ApusText

/// Bracketed paste: the terminal marks where a paste begins and ends, so its newlines are told from Enter.
///
/// The lines of a paste are read one by one, as though each had been typed; what follows the last newline stays in the
/// editor.
extension EditLineReader {
  func paste() -> CommandOutcome {
    guard let paste = readPaste() else { return .ended }
    let text = Self.withNewlines(paste)
    let line = engine.line
    guard text.contains("\n") else {
      engine.insert(text)
      return .edited
    }
    pasted = line.before + text + line.after
    guard let first = takePastedLine() else {
      engine.set(LineState(text: pasted, cursor: (line.before + text).utf8.count))
      pasted = ""
      return .edited
    }
    engine.set(LineState(text: first, cursor: first.utf8.count))
    return enter()
  }

  /// Takes the first complete line of the paste; `nil` when there is none.
  func takePastedLine() -> String? {
    var index = pasted.startIndex
    while let newline = pasted[index...].firstIndex(of: "\n") {
      let line = String(pasted[..<newline])
      index = pasted.index(after: newline)
      if hooks.isComplete(line) {
        pasted = String(pasted[index...])
        return line
      }
    }
    return nil
  }

  /// `nil` when the input ended first: half a paste is not run.
  private func readPaste() -> String? {
    isPasting = true
    defer { isPasting = false }
    let end = TerminalCode.pasteEnd.unicodeScalars
    var scalars: [Unicode.Scalar] = []
    while let key = engine.nextKey() {
      scalars.append(key)
      if key == "~", scalars.suffix(end.count).elementsEqual(end) {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars.dropLast(end.count))
        return String(text)
      }
    }
    return nil
  }

  /// The terminal driver swaps the two line ends while a line is edited: `\r`, which terminals send, arrives as `\n`,
  /// and the `\r\n` of a file as `\n\r`.
  private static func withNewlines(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "\r", last == "\n" {
        last = nil
        continue
      }
      result.append(scalar == "\r" ? "\n" : scalar)
      last = scalar
    }
    return String(result)
  }
}
