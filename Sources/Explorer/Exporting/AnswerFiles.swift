package import ApusAnswers
internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusRendering
internal import ApusSurroundings
package import ApusSystem

/// The files that answers, or the values of a path, are exported into.
package struct AnswerFiles {
  /// Something that becomes a file.
  private struct Item {
    let number: Int
    let value: Node?
    let bytes: [UInt8]
    let contentType: String?
    let ending: String
  }

  private var items: [Item] = []

  /// Every answer of the session that has a body.
  package init(_ records: Records) throws(CancellationError) {
    for record in records.all where !record.exchange.body.bytes.isEmpty {
      try Self.checkCancellation()
      let type = record.exchange.response?.headers["Content-Type"]
      let value = record.mayBeJSON ? try? record.document().root : nil
      items.append(
        Item(
          number: record.number, value: value, bytes: record.exchange.body.bytes, contentType: type,
          ending: Self.ending(type, isJSON: value != nil)))
    }
  }

  /// The elements of the list that a path names, or every value it selects.
  package init(at path: PathArgument, in answers: any AnswerBook) throws {
    var budget = try answers.outputBudget(of: path)
    let matches = try answers.matches(of: path).map(\.node)
    let isList = matches.count == 1 && matches.first?.kind == .array
    let rows = isList ? matches.flatMap { [TableRow](of: $0) } : [TableRow](values: matches)
    for (place, row) in rows.enumerated() {
      try Self.checkCancellation()
      try budget.take(row.node)
      var number = place
      if case .position(let position) = row.label { number = position }
      let text = row.node.indented() + "\n"
      items.append(
        Item(
          number: number, value: row.node, bytes: Array(text.utf8), contentType: "application/json",
          ending: "json"))
    }
  }

  package var isEmpty: Bool { items.isEmpty }

  /// The files with their names, of which no two are one.
  ///
  /// - Parameter scrub: takes secrets out of a body.
  package func files(
    named template: FileNameTemplate, scrub: (_ body: [UInt8], _ contentType: String?) -> [UInt8]
  ) throws(CancellationError) -> [NewFiles.File] {
    let digits = items.map { "\($0.number)".utf8.count }.max() ?? 1
    var taken: Set<String> = []
    return try items.map { item throws(CancellationError) in
      try Self.checkCancellation()
      let name = template.name(item.number, digits: digits, ending: item.ending, of: item.value)
      var free = name
      var count = 2
      // A file system may not tell cases apart.
      while !taken.insert(free.lowercased()).inserted {
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        free = "\(name[..<dot])-\(count)\(name[dot...])"
        count += 1
      }
      return NewFiles.File(name: free, bytes: scrub(item.bytes, item.contentType), isPrivate: true)
    }
  }

  /// Of hundreds of thousands nobody may wait for all.
  private static func checkCancellation() throws(CancellationError) {
    if Task.isCancelled { throw CancellationError() }
  }

  private static func ending(_ type: String?, isJSON: Bool) -> String {
    if isJSON { return "json" }
    let type = HeaderParameters.essence(of: type ?? "")
    let known = [
      "text/html": "html", "text/plain": "txt", "text/csv": "csv", "application/xml": "xml",
      "text/xml": "xml",
      "image/png": "png", "image/jpeg": "jpg", "image/gif": "gif", "image/svg+xml": "svg",
      "application/pdf": "pdf",
      "application/zip": "zip", "application/yaml": "yaml", "text/event-stream": "txt",
      "application/x-ndjson": "jsonl",
    ]
    return known[type] ?? (type.hasPrefix("text/") ? "txt" : "bin")
  }
}
