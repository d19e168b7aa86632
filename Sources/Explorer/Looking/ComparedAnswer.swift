internal import ApusAnswers
internal import ApusClient
package import ApusJSON
package import ApusLanguage
internal import ApusRendering
internal import ApusSurroundings
package import ApusSystem

/// One side of a comparison: the answer to a request, or a file.
package struct ComparedAnswer: Sendable {
  private enum Source: Sendable {
    case last
    case number(Int)
    case file(String)
  }

  private let source: Source
  private let range: Range<Int>

  /// Without a word it is the last answer.
  package init(_ word: Word?, else range: Range<Int>) {
    self.range = word?.range ?? range
    source =
      switch (word?.text, word.flatMap { Int($0.text) }) {
      case (nil, _): .last
      case (_, let number?) where number > 0: .number(number)
      case (let text?, _): .file(text)
      }
  }

  package func root(in answers: any AnswerBook, _ files: FileReader) throws -> Node {
    switch source {
    case .last: return try answers.document(of: answers.lastRecord(at: range).number, at: range).root
    case .number(let number): return try answers.document(of: number, at: range).root
    case .file(let path):
      let bytes = try files.contents(ofFile: path, at: range)
      do throws(SyntaxError) {
        return try JSONDocument(oneOrMore: bytes).root
      } catch {
        throw CommandFailure(error, in: bytes, try: ["explain decode.syntax"])
      }
    }
  }

  /// Its headers as an object, in which one of several values is a list.
  package func headers(in answers: any AnswerBook) throws -> Node {
    let record: Record
    switch source {
    case .last: record = try answers.lastRecord(at: range)
    case .number(let number): record = try answers.record(number, at: range)
    case .file: throw LineProblem("a file has no headers to compare", at: range, try: "diff 1 2 --headers")
    }
    guard let head = record.exchange.response else {
      throw LineProblem(
        "request \(record.number) got no response", at: range, try: "explain \(record.number)")
    }
    var names: [String] = []
    var values: [String: [String]] = [:]
    for field in head.headers {
      // They are the same in any case.
      let name = field.name.lowercased()
      if values[name] == nil { names.append(name) }
      values[name, default: []].append(field.shown)
    }
    let members = names.map { name in
      let texts = (values[name] ?? []).map { JSONString.quoted($0, .beyondASCII) }
      let value = texts.count == 1 ? texts.joined() : "[\(texts.joined(separator: ", "))]"
      return "\(JSONString.quoted(name, .beyondASCII)): \(value)"
    }
    let status = "\(JSONString.quoted("status", .beyondASCII)): \(head.status)"
    return try JSONDocument("{\(([status] + members).joined(separator: ", "))}").root
  }
}
