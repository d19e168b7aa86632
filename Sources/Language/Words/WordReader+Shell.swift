internal import ApusEncodings

// What a shell reads between the words of a pasted line.
extension WordReader {
  /// Reads what is no word: the end of a command, what is fed to it, and where its errors go. False where a word stands.
  mutating func readShellMark() -> Bool {
    switch byte {
    case UInt8(ascii: ";") where endsCommandHere: endCommand(1)
    case UInt8(ascii: "&") where peek(1) == UInt8(ascii: "&") && endsHere(2): endCommand(2)
    case UInt8(ascii: "<"): readFed()
    case UInt8(ascii: "2") where peek(1) == UInt8(ascii: ">"): readDiscarded(2)
    case UInt8(ascii: "&") where peek(1) == UInt8(ascii: ">"): readDiscarded(2)
    default: return false
    }
    return true
  }

  /// A `;` ends a command where nothing is right behind it, or a program's name: in a URL it is a sign like others.
  var endsCommandHere: Bool {
    guard byte == UInt8(ascii: ";") else { return false }
    return endsHere(1) || PastedLine.beginsCommand(text(at + 1..<min(at + 40, bytes.count)))
  }

  /// A line's end: the text that was announced begins behind it, or another command.
  mutating func readLineEnd() {
    at += 1
    for awaited in awaitedTexts { readAwaited(awaited) }
    awaitedTexts = []
    let next = nextInk(from: at)
    let isInCommand = words.contains { $0.range.lowerBound >= shell.ends.last?.upperBound ?? 0 }
    guard isInCommand, next < bytes.count else { return }
    // Documentation loses the backslash of a line's end, but not between two commands.
    let hasGap = bytes[at..<next].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "#") }
    guard hasGap || PastedLine.beginsCommand(text(next..<bytes.count)) else { return }
    shell.ends.append(at - 1..<at)
  }

  private mutating func endCommand(_ length: Int) {
    shell.ends.append(at..<at + length)
    at += length
  }

  private func endsHere(_ distance: Int) -> Bool { peek(distance).map(isBlank) ?? true }

  /// Behind blanks and lines of comments.
  private func nextInk(from start: Int) -> Int {
    var index = start
    while index < bytes.count, isBlank(bytes[index]) || bytes[index] == UInt8(ascii: "#") {
      if bytes[index] == UInt8(ascii: "#") {
        index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else {
        index += 1
      }
    }
    return index
  }

  // MARK: What is fed

  private mutating func readFed() {
    let start = at
    if isNext("<<<") {
      at += 3
      guard let word = wordBehind(start, "a text") else { return }
      let end = Template("\n", standingFor: word.range)
      feed(.text(word.template + end), start)
    } else if isNext("<<") {
      readEndOfText(start)
    } else if isNext("<(") {
      refuseSubstitution(length: 2)
      at += 2
    } else {
      at += 1
      guard let word = wordBehind(start, "a file's name") else { return }
      feed(.file(word.template), start)
    }
  }

  private mutating func feed(_ input: RedirectedInput, _ start: Int) {
    shell.fed.append(ShellMarks.Fed(input: input, range: start..<at))
  }

  private mutating func wordBehind(_ start: Int, _ what: String) -> Word? {
    while let byte, isBlank(byte), byte != UInt8(ascii: "\n") { at += 1 }
    if byte != nil, byte != UInt8(ascii: "\n"), let word = readWord() { return word }
    problems.append(LineProblem("expected \(what) after `\(text(start..<at).trimmed)`", at: start..<at))
    return nil
  }

  /// `END` of `<<END`, `<<'END'` or `<<-END`.
  private mutating func readEndOfText(_ start: Int) {
    at += 2
    let skipsTabs = byte == UInt8(ascii: "-")
    if skipsTabs { at += 1 }
    guard let word = wordBehind(start, "what ends the text") else { return }
    let isQuoted = word.range.count > word.text.utf8.count
    awaitedTexts.append(
      AwaitedText(end: word.text, skipsTabs: skipsTabs, hasVariables: !isQuoted, range: start..<at))
    // Until its lines are there, the text is not whole.
    if !bytes[at...].contains(UInt8(ascii: "\n")) { refuseOpenText(awaitedTexts.removeLast()) }
  }

  private mutating func readAwaited(_ awaited: AwaitedText) {
    var parts = FragmentList(of: bytes)
    let start = at
    while at < bytes.count {
      if awaited.skipsTabs { while byte == UInt8(ascii: "\t") { at += 1 } }
      let end = bytes[at...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if text(at..<end).trimmingCarriageReturn == awaited.end {
        at = end
        let range = awaited.range.lowerBound..<at
        shell.fed.append(ShellMarks.Fed(input: .text(parts.template(at: start)), range: range))
        return
      }
      let next = min(end + 1, bytes.count)
      while at < next { readAwaitedPart(awaited, next, into: &parts) }
    }
    refuseOpenText(awaited)
  }

  private mutating func readAwaitedPart(
    _ awaited: AwaitedText, _ end: Int, into parts: inout FragmentList
  ) {
    guard awaited.hasVariables, let byte else { return copy(end - at, into: &parts) }
    switch byte {
    case UInt8(ascii: "$") where readShellVariable(into: &parts): break
    case UInt8(ascii: "`"):
      refuseSubstitution(length: 1)
      copy(1, into: &parts)
    case UInt8(ascii: "\\"): readQuotedBackslash(into: &parts, orQuote: false)
    default: copy(1, into: &parts)
    }
  }

  private mutating func refuseOpenText(_ awaited: AwaitedText) {
    unfinished = .quote
    problems.append(
      LineProblem(
        "the text that begins here is never closed; expected a line `\(awaited.end)`", at: awaited.range))
  }

  // MARK: What is put away

  /// `2>/dev/null`, `2>&1` and `&>/dev/null`: what curl says of its work is not said here.
  private mutating func readDiscarded(_ length: Int) {
    let start = at
    at += length
    if byte == UInt8(ascii: ">") { at += 1 }
    if byte == UInt8(ascii: "&") { at += 1 }
    guard let word = wordBehind(start, "a file's name") else { return }
    guard word.text == "/dev/null" || word.text == "1" || word.text == "2" else {
      problems.append(LineProblem("errors do not go to a file here", at: start..<at, tryInstead: ""))
      return
    }
  }
}

extension String {
  fileprivate var trimmingCarriageReturn: String { hasSuffix("\r") ? String(dropLast()) : self }
}
