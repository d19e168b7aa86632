internal import ApusClient
internal import ApusEncodings

extension WordReader {
  /// Reads `$NAME` or `${NAME}` of a pasted line as a variable; false when it is text.
  mutating func readShellVariable(into parts: inout FragmentList) -> Bool {
    guard let next = peek(1) else { return false }
    if next == UInt8(ascii: "(") {
      refuseSubstitution(length: 2)
    } else if next == UInt8(ascii: "{") {
      return readBracedVariable(into: &parts)
    } else if "@*#?!".utf8.contains(next) {
      refuseParameter(at..<at + 2)
    } else {
      let name = nameOfVariable(from: at + 1)
      guard Variables.isName(name) else { return false }
      add(name, at..<at + 1 + name.utf8.count, into: &parts)
      return true
    }
    copy(2, into: &parts)
    return true
  }

  /// `${NAME}`. A shell makes more of braces, such as `${NAME:-x}`, which is not made here.
  private mutating func readBracedVariable(into parts: inout FragmentList) -> Bool {
    let name = nameOfVariable(from: at + 2)
    let end = at + 2 + name.utf8.count
    if Variables.isName(name), bytes.indices.contains(end), bytes[end] == UInt8(ascii: "}") {
      add(name, at..<end + 1, into: &parts)
      return true
    }
    guard let close = bytes[at...].firstIndex(of: UInt8(ascii: "}")) else { return false }
    let isName = Variables.isName(name)
    problems.append(
      LineProblem(
        .requestVariable, "of a shell's variables only $NAME and ${NAME} are read", at: at..<close + 1,
        tryInstead: isName ? "${\(name)}" : "$NAME"))
    copy(close + 1 - at, into: &parts)
    return true
  }

  private func nameOfVariable(from start: Int) -> String {
    let name = bytes[min(start, bytes.count)...].prefix {
      Variables.isNameByte($0) && $0 != UInt8(ascii: "-")
    }
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func add(_ name: String, _ range: Range<Int>, into parts: inout FragmentList) {
    parts.add(.variable(name), "", at: range)
    shell.names.append(ShellMarks.Name(name: name, range: range))
    at = range.upperBound
  }

  private mutating func refuseParameter(_ range: Range<Int>) {
    problems.append(
      LineProblem(
        .requestVariable, "`\(text(range))` is what a shell's script was given, and there is none here",
        at: range, tryInstead: "\\" + text(range)))
  }

  mutating func refuseSubstitution(length: Int) {
    problems.append(
      LineProblem(
        "the output of a command is not put into a pasted line", at: at..<at + length,
        try: "help variables"
      ))
  }
}
