package import ApusLanguage
package import ApusOpenAPI
package import ApusText

/// Servers of a description: how they are shown, and what chooses one of them.
package enum ServerWords {
  /// The server that a number, or values of its variables, name; and those values.
  package static func chosen(
    of servers: [Server], by words: [Word]
  ) throws(LineProblem) -> (server: Server, values: [String: String]) {
    var number: Int?
    var values: [String: String] = [:]
    for word in words {
      let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      guard let name = parts.first, parts.count == 2 else {
        guard let given = Int(word.text), servers.indices.contains(given - 1) else {
          throw LineProblem("there is no server \(word.text)", at: word.range, try: "spec server")
        }
        number = given
        continue
      }
      let variables = (number.map { [servers[$0 - 1]] } ?? servers).flatMap(\.variables).filter {
        $0.name == name
      }
      guard !variables.isEmpty else {
        throw LineProblem("no server has a variable \(name)", at: word.range, try: "spec server")
      }
      guard variables.contains(where: { $0.values.isEmpty || $0.values.contains(parts[1]) }) else {
        let all = variables.flatMap(\.values).joined(separator: ", ")
        throw LineProblem("\(name) is one of \(all)", at: word.range, try: "spec server")
      }
      values[name] = parts[1]
    }
    let meant =
      number.map { servers[$0 - 1] }
      ?? servers.first { server in
        values.keys.allSatisfy { name in server.variables.contains { $0.name == name } }
      }
    guard let meant else {
      throw LineProblem("no server has all of these", at: words.first?.range ?? 0..<0, try: "spec server")
    }
    return (meant, values)
  }

  package static func lines(_ number: Int, _ server: Server) -> [Line] {
    var line = Line("\(number)  ", .dim) + Line(server.template, .url)
    if let summary = server.summary { line.append("  \(summary)", .dim) }
    return [line]
      + server.variables.map { variable in
        let values = variable.values.isEmpty ? "any value" : variable.values.joined(separator: "|")
        return Line("     ") + Line(variable.name, .key) + Line("  \(values)")
          + Line(variable.usual.map { ", usually \($0)" } ?? "", .dim)
      }
  }
}
