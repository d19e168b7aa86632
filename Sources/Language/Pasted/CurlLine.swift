import ApusClient

extension RequestLine {
  /// Reads a pasted `curl …` line; the first word is `curl`.
  package init(curl words: Words) throws(LineProblem) {
    if let problem = words.problems.first { throw problem }
    try PastedLine.refuseSeveralCommands(words.words)
    let (options, positionals) = try OptionReader.read(words.words.dropFirst(), in: .curl)
    try self.init(
      curl: options, positionals, words.text, words.tail, end: words.words.last?.range.upperBound ?? 0)
  }

  /// - Parameter last: where the line ends.
  init(
    curl options: [OptionUse], _ positionals: [Word], _ text: String, _ tail: Tail?, end last: Int
  ) throws(LineProblem) {
    let ends = options.filter { $0.option == .next }.map(\.range.lowerBound) + [.max]
    var requests: [RequestLine] = []
    var start = 0
    for end in ends {
      let isHere: (Range<Int>) -> Bool = { (start..<end).contains($0.lowerBound) }
      let own = options.filter { isHere($0.range) && $0.option != .next }
      let urls = positionals.filter { isHere($0.range) }
      requests += try Self.requests(own, urls, text, tail, before: min(end, last))
      start = end
    }
    guard let first = requests.first else {
      throw LineProblem(.requestURL, "expected a URL after curl", at: 0..<0, try: "curl https://…")
    }
    self = first
    following = Array(requests.dropFirst())
  }

  /// One for each URL; they share the options but for those that are about one of them.
  ///
  /// - Parameter end: where the next request begins.
  private static func requests(
    _ options: [OptionUse], _ positionals: [Word], _ text: String, _ tail: Tail?, before end: Int
  ) throws(LineProblem) -> [RequestLine] {
    try refuseBodyOfHead(options)
    let urls =
      options.filter { $0.option == .url }.compactMap(\.value) + positionals.map(\.template)
    let sorted = urls.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let isInFile = options.contains { $0.option == .config }
    guard !sorted.isEmpty || isInFile else {
      throw LineProblem(.requestURL, "expected a URL after curl", at: end..<end, try: "curl https://…")
    }
    let places: Set<RequestOption> = [.uploadFile, .output]
    let shared = options.filter { !places.contains($0.option) }
    let asked = sorted.isEmpty ? [nil] : sorted.map(Optional.some)
    return asked.indices.map { number in
      // The second file that is sent belongs to the second URL, and so does the second that is written.
      let own = places.compactMap { place in options.filter { $0.option == place }.dropFirst(number).first }
      return RequestLine(
        text: text, dialect: .curl, method: nil, url: asked[number], items: [], json: nil,
        options: own.isEmpty
          ? shared
          : options.filter { use in
            !places.contains(use.option) || own.contains { $0.range == use.range }
          }, tail: tail)
    }
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
