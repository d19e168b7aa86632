internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage
internal import ApusSurroundings

/// Values in a file: one of each name, or a row of them for each run.
enum VariableFile {
  /// `NAME=VALUE` lines as `.env` has them, or an object of JSON.
  static func values(in bytes: [UInt8], of path: String) throws(CommandFailure) -> [String: String] {
    if isJSON(bytes, "{") { return try object(document(bytes, path).root, "\(path):1") }
    var values: [String: String] = [:]
    for (index, line) in lines(of: bytes).enumerated() {
      let text = line.trimmingBlanks
      if text.isEmpty || text.hasPrefix("#") { continue }
      guard let sign = text.firstIndex(of: "=") else {
        throw problem("\(path):\(index + 1)", "expected NAME=VALUE, found `\(text.prefix(40))`")
      }
      let name = text[..<sign].replacing("export ", with: "").trimmingBlanks
      try check(name, "\(path):\(index + 1)")
      values[name] = unquoted(String(text[text.index(after: sign)...]).trimmingBlanks)
    }
    return values
  }

  /// The rows of CSV, TSV, a list of JSON, or JSON a line, each with what names it.
  static func rows(in bytes: [UInt8], of path: String) throws(CommandFailure) -> [DataRow] {
    let rows =
      isJSON(bytes, "[") || isJSON(bytes, "{")
      ? try objects(in: bytes, path)
      : try table(DelimitedText(bytes, delimiter: DelimitedText.delimiter(of: bytes)), path)
    guard rows.isEmpty else { return rows }
    throw problem(path, "expected a line with names and a row below it, found none")
  }

  private static func objects(in bytes: [UInt8], _ path: String) throws(CommandFailure) -> [DataRow] {
    let nodes: [Node]
    if isJSON(bytes, "[") {
      nodes = Array(try document(bytes, path).root.children)
    } else {
      var found: [Node] = []
      for (index, line) in lines(of: bytes).enumerated() where !line.allSatisfy(\.isBlank) {
        found.append(try document(Array(line.utf8), path, line: index + 1).root)
      }
      nodes = found
    }
    var rows: [DataRow] = []
    for (index, node) in nodes.enumerated() {
      let place = "\(path)[\(index)]"
      rows.append(DataRow(place: place, values: try object(node, place)))
    }
    return rows
  }

  private static func table(_ text: DelimitedText, _ path: String) throws(CommandFailure) -> [DataRow] {
    if let line = text.openQuoteLine {
      throw problem("\(path):\(line)", "a quote is opened and never closed")
    }
    let names = (text.rows.first ?? []).map { String(decoding: $0, as: UTF8.self).trimmingBlanks }
    var known: Set<String> = []
    for name in names {
      try check(name, "\(path):1")
      guard known.insert(name).inserted else { throw problem("\(path):1", "two columns are called \(name)") }
    }
    var rows: [DataRow] = []
    for (index, row) in text.rows.dropFirst().enumerated() {
      let place = "\(path), row \(index + 1)"
      guard row.count == names.count else {
        throw problem(place, "expected \(names.count) fields, found \(row.count)")
      }
      let fields = row.map { String(decoding: $0, as: UTF8.self) }
      rows.append(DataRow(place: place, values: Dictionary(zip(names, fields)) { $1 }))
    }
    return rows
  }

  private static func object(_ node: Node, _ place: String) throws(CommandFailure) -> [String: String] {
    guard node.kind == .object else { throw problem(place, "expected an object, found \(node.kind.inWords)") }
    var values: [String: String] = [:]
    for member in node.members {
      try check(member.name, place)
      values[member.name] = member.value.string ?? member.value.text
    }
    return values
  }

  private static func document(
    _ bytes: [UInt8], _ path: String, line: Int = 1
  ) throws(CommandFailure) -> JSONDocument {
    do throws(SyntaxError) {
      return try JSONDocument(bytes)
    } catch {
      throw problem(
        "\(path):\(error.position.line + line - 1)", "expected \(error.expected), found \(error.found)")
    }
  }

  private static func check(_ name: String, _ place: String) throws(CommandFailure) {
    guard !Variables.isName(name) else { return }
    throw problem(
      place, "`\(name.prefix(40))` is no name of a variable, which has letters, digits, - and _ only")
  }

  private static func problem(_ place: String, _ message: String) -> CommandFailure {
    CommandFailure(.usageArgument, "\(place): \(message)")
  }

  private static func isJSON(_ bytes: [UInt8], _ sign: Character) -> Bool {
    bytes.first { ![0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf].contains($0) } == sign.asciiValue
  }

  private static func lines(of bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count >= 2, let first = text.first, first == text.last, "'\"".contains(first) else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }
}
