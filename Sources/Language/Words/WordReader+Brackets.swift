extension WordReader {
  /// Reads a bare JSON array or object; `nil` when the word is something else, such as the item `[0]=x`.
  mutating func readJSONWord() -> Word? {
    guard variable(at: at) == nil else { return nil }
    let start = at
    let end = jsonEnd(from: at)
    if byte == UInt8(ascii: "["), let end, !endsWord(end) { return nil }
    var parts = FragmentList(of: bytes)
    readJSON(into: &parts)
    // What stands right after the value is part of the word, so that the mistake shows where it is.
    while !endsWord(at) { copy(1, into: &parts) }
    return Word(kind: .json, template: parts.template(at: start), range: start..<at)
  }

  private func endsWord(_ place: Int) -> Bool {
    guard bytes.indices.contains(place) else { return true }
    return isBlank(bytes[place]) || bytes[place] == UInt8(ascii: "|") || bytes[place] == UInt8(ascii: ">")
  }

  /// Keeps the JSON value that begins here with a bracket, up to where its bracket closes.
  mutating func readJSON(into parts: inout FragmentList) {
    let start = at
    guard let end = jsonEnd(from: start) else {
      keepWithVariables(upTo: bytes.count, into: &parts)
      unfinished = .bracket
      let open = text(start..<start + 1)
      problems.append(
        LineProblem(
          "the bracket that opens here is never closed; expected `\(open == "{" ? "}" : "]")`",
          at: start..<start + 1))
      return
    }
    keepWithVariables(upTo: end, into: &parts)
  }

  mutating func keepWithVariables(upTo end: Int, into parts: inout FragmentList) {
    while at < end {
      let mayBeVariable = bytes[at] == UInt8(ascii: "{") || bytes[at] == UInt8(ascii: "\\")
      if mayBeVariable, readEscapedBraces(into: &parts) || readVariable(into: &parts) { continue }
      copy(1, into: &parts)
    }
  }

  /// Where the JSON value that begins with a bracket ends; `nil` when it does not. Only brackets and strings are
  /// looked at: whether it is JSON is found out when it is read.
  private func jsonEnd(from start: Int) -> Int? {
    var depth = 0
    var index = start
    var isInString = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "{"), let (_, end) = variable(at: index) {
        index = end - 1
      } else if isInString {
        if byte == UInt8(ascii: "\\") { index += 1 }
        if byte == UInt8(ascii: "\"") { isInString = false }
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        depth -= 1
      }
      index += 1
      if depth == 0, !isInString { return min(index, bytes.count) }
    }
    return nil
  }

  mutating func readPathWord() -> Word {
    let start = at
    var parts = FragmentList(of: bytes)
    let end = pathEnd(from: at)
    keepWithVariables(upTo: end, into: &parts)
    return Word(kind: .path, template: parts.template(at: start), range: start..<end)
  }

  /// Where a path ends: at the first blank outside its brackets and quotes, but for blanks between the segments of
  /// the path that a line is about.
  private mutating func pathEnd(from start: Int) -> Int {
    var open: [Int] = []
    var quote: (byte: UInt8, at: Int)?
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if let current = quote {
        if byte == UInt8(ascii: "\\") { index += 1 }
        if byte == current.byte { quote = nil }
      } else if byte == UInt8(ascii: "{"), let (_, end) = variable(at: index) {
        index = end - 1
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = (byte, index)
      } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(") {
        open.append(index)
      } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: ")") {
        _ = open.popLast()
      } else if isBlank(byte), open.isEmpty {
        guard words.isEmpty, let next = segment(after: index) else { return index }
        index = next
      }
      index += 1
    }
    if let quote {
      unfinished = .quote
      problems.append(
        LineProblem("the quote that opens here is never closed", at: quote.at..<quote.at + 1))
    } else if let last = open.last {
      unfinished = .bracket
      problems.append(LineProblem("the bracket that opens here is never closed", at: last..<last + 1))
    }
    return bytes.count
  }

  /// The last of the blanks that stand here, when a path goes on behind them.
  private func segment(after blank: Int) -> Int? {
    guard let ink = bytes[blank...].firstIndex(where: { !isBlank($0) }), ".[".utf8.contains(bytes[ink]) else {
      return nil
    }
    return ink - 1
  }
}
