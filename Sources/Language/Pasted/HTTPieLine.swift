import ApusClient

extension RequestLine {
  /// Reads a pasted `http …` or `https …` line: `http [METHOD] URL [ITEM…]`, options anywhere.
  ///
  /// - Parameter scheme: that of a URL which names none.
  package init(httpie words: Words, scheme: String) throws(LineProblem) {
    if let problem = words.problems.first { throw problem }
    try PastedLine.refuseSeveralCommands(words.words)
    let (options, positionals) = try OptionReader.read(words.words.dropFirst(), in: .httpie)
    let (method, url, items) = try Self.parts(positionals, end: words.words.last?.range.upperBound ?? 0)
    self.init(
      text: words.text, dialect: .httpie, method: method, url: url.template, items: items, json: nil,
      options: options, tail: words.tail)
    defaultScheme = scheme
  }

  /// Reads a pasted `curlie …` line: options of curl's, and a method, a URL and items as HTTPie has them.
  package init(curlie words: Words) throws(LineProblem) {
    if let problem = words.problems.first { throw problem }
    try PastedLine.refuseSeveralCommands(words.words)
    let (options, positionals) = try OptionReader.read(words.words.dropFirst(), in: .curl)
    let (method, url, items) = try Self.parts(positionals, end: words.words.last?.range.upperBound ?? 0)
    self.init(
      text: words.text, dialect: .curl, method: method, url: url.template, items: items, json: nil,
      options: options, tail: words.tail)
  }

  /// `[METHOD] URL [ITEM…]`
  private static func parts(
    _ positionals: [Word], end: Int
  ) throws(LineProblem) -> (HTTPMethod?, url: Word, [Item]) {
    var rest = positionals[...]
    let method = takeMethod(&rest)
    guard let url = rest.popFirst() else {
      throw LineProblem(.requestURL, "expected a URL", at: end..<end, try: "http example.com")
    }
    var items: [Item] = []
    for word in rest {
      guard let item = Item(word) else {
        throw LineProblem(
          "expected an item, such as q==\(word.text) or name=\(word.text)", at: word.range,
          tryInstead: "name=\(word.text)")
      }
      if let problem = item.problem { throw problem }
      items.append(item)
    }
    return (method, url, items)
  }

  /// A first word of letters is a method, unless it is all there is or an item follows where the URL would stand.
  private static func takeMethod(_ words: inout ArraySlice<Word>) -> HTTPMethod? {
    guard let first = words.first, let second = words.dropFirst().first,
      first.text.utf8.allSatisfy({ ($0 | 0x20) &- UInt8(ascii: "a") < 26 }),
      let method = HTTPMethod(first.text.uppercased())
    else { return nil }
    let isKnown = HTTPMethod.known.contains(method)
    guard isKnown || second.template.isURL || Item(second) == nil else { return nil }
    words = words.dropFirst()
    return method
  }
}
