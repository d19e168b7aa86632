internal import ApusEncodings

/// Reads the lines between the two `---` of a session: a key, `:` and what stands behind it, on that line or on those
/// below, as YAML has it.
struct FrontMatterReader {
  /// What is wrong, where: the line counted from 0, the column from 1.
  struct Problem: Error {
    let line: Int
    let column: Int
    let expected: String
    /// Whether that names what stands there, too.
    var namesFound = false
  }

  private let lines: ArraySlice<Substring>
  private var at: Int
  /// Where the items of the last list stand that has a line for each.
  private var places: [String: (line: Int, column: Int)] = [:]

  private init(_ lines: ArraySlice<Substring>) {
    self.lines = lines
    at = lines.startIndex
  }

  static func read(_ lines: ArraySlice<Substring>) throws(Problem) -> FrontMatter {
    var reader = FrontMatterReader(lines)
    return try reader.head()
  }

  private mutating func head() throws(Problem) -> FrontMatter {
    var result = FrontMatter()
    var seen: Set<String> = []
    while at < lines.endIndex {
      if Self.isSilent(lines[at]) { at += 1 } else { try takeEntry(into: &result, &seen) }
    }
    guard seen.contains("session") else {
      throw Problem(line: at, column: 1, expected: "`session: \(FrontMatter.latest)` before this line")
    }
    return result
  }

  /// A line for people only.
  private static func isSilent(_ line: Substring) -> Bool {
    let text = line.drop(while: \.isBlank)
    return text.isEmpty || text.hasPrefix("#")
  }

  private mutating func takeEntry(
    into result: inout FrontMatter, _ seen: inout Set<String>
  ) throws(Problem) {
    let (line, start) = (lines[at], at)
    func problem(_ expected: String, column: Int = 1) -> Problem {
      Problem(line: start, column: column, expected: expected)
    }
    guard let colon = line.firstIndex(of: ":") else { throw problem("a key, `:` and a value") }
    let key = String(line[..<colon])
    guard FrontMatter.keys.contains(key) else {
      throw problem("one of " + FrontMatter.keys.joined(separator: ", "))
    }
    guard seen.insert(key).inserted else { throw problem("`\(key)` only once") }
    let blanks = line[line.index(after: colon)...].prefix(while: \.isBlank).count
    at += 1
    do throws(FrontMatterValue.Refusal) {
      try result.set(key, to: try value(String(line[line.index(after: colon)...]).trimmingBlanks))
    } catch {
      let place = error.item.flatMap { places[$0] } ?? (start, key.count + blanks + 2)
      throw Problem(
        line: place.line, column: place.column, expected: error.expected, namesFound: error.item != nil)
    }
  }

  /// - Parameter first: what stands behind the colon.
  private mutating func value(_ first: String) throws(FrontMatterValue.Refusal) -> FrontMatterValue {
    let text = try FrontMatterValue.withoutComment(first).trimmingBlanks
    let below = takeBelow()
    places = [:]
    if text.hasPrefix("|") || text.hasPrefix(">") {
      return .text(Self.block(below, folds: text.hasPrefix(">")))
    }
    let numbered = zip(below.indices, below).filter { !Self.isSilent($0.1) }
    let said = numbered.map { String($0.1).trimmingBlanks }
    if text.isEmpty, !said.isEmpty, said.allSatisfy({ $0 == "-" || $0.hasPrefix("- ") }) {
      var items: [String] = []
      for (number, line) in numbered {
        let written = String(line).trimmingBlanks.dropFirst()
        let item = try FrontMatterValue.withoutComment(String(written)).trimmingBlanks
        guard !item.isEmpty else { throw FrontMatterValue.Refusal(expected: "an item behind `-`") }
        let plain = try FrontMatterValue.plain(item)
        let before = line.prefix(while: \.isBlank).count + 1 + written.prefix(while: \.isBlank).count
        if places[plain] == nil { places[plain] = (number, before + 1) }
        items.append(plain)
      }
      return .list(items)
    }
    var whole = text
    for line in said {
      let more = try FrontMatterValue.withoutComment(line).trimmingBlanks
      whole += whole.isEmpty ? more : " " + more
    }
    return try FrontMatterValue(reading: whole)
  }

  /// The lines that belong to the value above: those that are indented, the items of a list, and what stands in between.
  private mutating func takeBelow() -> ArraySlice<Substring> {
    let start = at
    var end = at
    while at < lines.endIndex {
      let line = lines[at]
      let isPart = line.first?.isBlank == true || line == "-" || line.hasPrefix("- ") || line == "]"
      guard isPart || Self.isSilent(line) else { break }
      at += 1
      if isPart { end = at }
    }
    at = end
    return lines[start..<end]
  }

  /// A text over several lines, without what indents them all.
  private static func block(_ lines: ArraySlice<Substring>, folds: Bool) -> String {
    let indent = lines.lazy.filter { !$0.allSatisfy(\.isBlank) }.map { $0.prefix(while: \.isBlank).count }
      .min()
    let texts = lines.map { String($0.dropFirst(indent ?? 0)).trimmingBlanks }
    return texts.joined(separator: folds ? " " : "\n").trimmingBlanks
  }
}
