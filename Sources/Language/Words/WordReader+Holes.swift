internal import ApusClient
internal import ApusEncodings
internal import ApusRedaction

extension WordReader {
  /// Reads `{{name}}` or `{{.path}}`; false when the next bytes are none.
  mutating func readVariable(into parts: inout FragmentList) -> Bool {
    guard let (name, end) = variable(at: at) else {
      refuseStrangeBraces()
      return false
    }
    parts.add(.variable(name), "", at: at..<end)
    at = end
    return true
  }

  func variable(at start: Int) -> (name: String, end: Int)? {
    guard bytes[min(start, bytes.count)...].starts(with: "{{".utf8) else { return nil }
    let rest = bytes[(start + 2)...]
    if let first = rest.first(where: { !isBlank($0) }), ".$".utf8.contains(first) { return path(in: rest) }
    if let part = answerPart(in: rest) { return part }
    // A saved session writes `{{secret:NAME}}` where a secret was.
    let isSecret = rest.starts(with: SecretPlaceholder.prefix.utf8)
    guard
      let close = rest.firstIndex(where: { byte in
        !isBlank(byte) && !Variables.isNameByte(byte) && !(isSecret && ":.".utf8.contains(byte))
      }),
      bytes[close...].starts(with: "}}".utf8)
    else { return nil }
    let name = text(start + 2..<close).trimmed
    return isSecret || Variables.isName(name) || Aliases.isPlace(name) ? (name, close + 2) : nil
  }

  /// The path up to the braces that close it; in its quotes they are text. No path goes on behind other braces that
  /// open, so that all of a line is looked through once.
  private func path(in rest: ArraySlice<UInt8>) -> (name: String, end: Int)? {
    var quote: UInt8?
    var index = rest.startIndex
    while index < rest.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "{"), bytes[index...].starts(with: "{{".utf8) { return nil }
      if let open = quote {
        if byte == UInt8(ascii: "\\") { index += 1 }
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      } else if byte == UInt8(ascii: "}"), bytes[index...].starts(with: "}}".utf8) {
        return (text(rest.startIndex..<index).trimmed, index + 2)
      }
      index += 1
    }
    return nil
  }

  /// `\{{` keeps two braces from naming a variable.
  mutating func readEscapedBraces(into parts: inout FragmentList) -> Bool {
    guard isNext("\\{{"), syntax == .native else { return false }
    parts.add(.escaped, "{{", at: at..<at + 3)
    at += 3
    return true
  }

  /// Two braces that hold neither a name nor a path would go out as they are, which nobody means. The first
  /// of them is enough. Three begin an
  /// object whose first key is a hole.
  private mutating func refuseStrangeBraces() {
    // What a shell is given has braces of other programs in it.
    guard isNext("{{"), !isNext("{{{"), !hasStrangeBraces, syntax != .shell else { return }
    hasStrangeBraces = true
    let place = at..<at + 2
    guard let close = bytes[place.upperBound...].firstRange(of: "}}".utf8) else {
      problems.append(
        LineProblem(
          .requestVariable, "the braces that open here are never closed; expected `}}`", at: place,
          try: "help variables"))
      return
    }
    let content = text(place.upperBound..<close.lowerBound).trimmed
    let message = "expected a variable's name or a path between the braces"
    let range = place.lowerBound..<close.upperBound
    let isPathWithoutDot = content.utf8.allSatisfy { Variables.isNameByte($0) || ".[]".utf8.contains($0) }
    if isPathWithoutDot, Variables.isName(content.prefix(1)) {
      problems.append(LineProblem(.requestVariable, message, at: range, tryInstead: "{{.\(content)}}"))
    } else if syntax == .native {
      problems.append(LineProblem(.requestVariable, message, at: range, tryInstead: "\\" + text(range)))
    } else {
      problems.append(LineProblem(.requestVariable, message, at: range, try: "help variables"))
    }
  }
}
