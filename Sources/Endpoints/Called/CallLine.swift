internal import ApusClient
package import ApusLanguage

/// A line that asks by the name of an operation, `call issues/list-for-repo owner=apple state=open`: read, and not yet
/// compared with any description.
package struct CallLine {
  /// Whole, as it would be typed.
  package let text: String
  let operation: Word
  let items: [Item]
  /// A bare JSON value, which is the body.
  let json: Template?
  let options: [OptionUse]
  let tail: Tail?
  /// Where something that is missing would stand.
  let end: Int

  package init(_ line: CommandLine) throws(LineProblem) {
    let (options, rest) = try OptionReader.read(line.arguments[...], in: .native)
    guard let operation = rest.first else {
      throw LineProblem("expected the name of an operation", at: line.end, try: "ls")
    }
    var items: [Item] = []
    var json: Template?
    for word in rest.dropFirst() {
      if word.kind == .json, json == nil {
        json = word.template
      } else if let item = Item(word) {
        if let problem = item.problem { throw problem }
        items.append(item)
      } else {
        throw LineProblem(
          "expected name=value, found \(word.text)", at: word.range, try: "help \(operation.text)")
      }
    }
    if let use = options.first(where: { Self.others.contains($0.option) }) {
      throw LineProblem(
        "\(use.name) makes a part of a request, which the description of \(operation.text) says",
        at: use.range,
        try: "help \(operation.text)")
    }
    (text, self.operation, self.items, self.json) = (line.text, operation, items, json)
    (self.options, tail, end) = (options, line.words.tail, line.end.lowerBound)
  }

  private static let others: Set<RequestOption> = [.method, .url, .head]

  /// The line with one more pair at its end.
  func adding(_ name: String, _ value: String) throws(LineProblem) -> CallLine {
    let pair = ItemPrinter().print(.string, name: ItemPrinter.name(ofKey: name), value: value)
    let bytes = Array(text.utf8)
    let whole = bytes[..<min(end, bytes.count)] + " \(pair)".utf8 + bytes[min(end, bytes.count)...]
    return try CallLine(CommandLine(Words(String(decoding: whole, as: UTF8.self))))
  }
}
