import ApusClient

extension RequestLine {
  /// Reads a pasted `curl …` line; the first word is `curl`.
  package init(curl words: Words) throws(LineProblem) {
    if let problem = words.problems.first { throw problem }
    try PastedLine.refuseSeveralCommands(words.words)
    let (options, positionals) = try OptionReader.read(words.words.dropFirst(), in: .curl)
    let ends = options.filter { $0.option == .next }.map(\.range.lowerBound) + [.max]
    var requests: [RequestLine] = []
    var start = 0
    for end in ends {
      let isHere: (Range<Int>) -> Bool = { (start..<end).contains($0.lowerBound) }
      let own = options.filter { isHere($0.range) && $0.option != .next }
      requests.append(try RequestLine(own, positionals.filter { isHere($0.range) }, words, before: end))
      start = end
    }
    guard let first = requests.first else {
      throw LineProblem(.requestURL, "expected a URL after curl", at: 0..<0, try: "curl https://…")
    }
    self = first
    following = Array(requests.dropFirst())
    input = PastedLine.Input(before: words.text).map { .bytes($0.bytes) }
  }

  /// - Parameter end: where the next request begins.
  private init(
    _ options: [OptionUse], _ positionals: [Word], _ words: Words, before end: Int
  ) throws(LineProblem) {
    try Self.refuseBodyOfHead(options)
    let urls =
      options.filter { $0.option == .url }.compactMap(\.value) + positionals.map(\.template)
    let sorted = urls.sorted { $0.range.lowerBound < $1.range.lowerBound }
    if sorted.count > 1 {
      throw LineProblem(
        .requestURL, "expected one URL: requests are sent one at a time here", at: sorted[1].range,
        try: "--next")
    }
    guard let url = sorted.first else {
      let end = min(end, words.words.last?.range.upperBound ?? 0)
      throw LineProblem(.requestURL, "expected a URL after curl", at: end..<end, try: "curl https://…")
    }
    self.init(
      text: words.text, dialect: .curl, method: nil, url: url, items: [], json: nil, options: options,
      tail: words.tail)
  }
}

extension RequestLine {
  private static func refuseBodyOfHead(_ options: [OptionUse]) throws(LineProblem) {
    guard options.contains(where: { $0.option == .head }),
      !options.contains(where: { $0.option == .dataInQuery }),
      let body = options.first(where: { RequestOption.bodies.contains($0.option) && $0.option != .uploadFile }
      )
    else { return }
    throw LineProblem(.requestBody, "a HEAD request has no body", at: body.range, try: "-X HEAD")
  }
}
