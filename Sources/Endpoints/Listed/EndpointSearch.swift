internal import ApusOpenAPI

/// Finds endpoints by words in their paths, their names and what they are for.
struct EndpointSearch {
  /// In lower case.
  private let words: [[UInt8]]
  private let catalogue: Specification?

  init(_ words: [String], in scope: EndpointScope) {
    self.words = words.map { Array($0.lowercased().utf8) }
    catalogue = scope.specification?.index
  }

  /// All that have each of the words, the best first. What only has a word inside of others counts where nothing else
  /// has it.
  func found(in known: KnownEndpoints) -> [KnownEndpoint] {
    let all = known.everything
    var hits = hits(in: all)
    // Who looks for `stars` means what is called `star`, too.
    if hits.isEmpty, let word = words.last, words.count == 1, word.count > 3, word.last == UInt8(ascii: "s") {
      hits = EndpointSearch([String(decoding: word.dropLast(), as: UTF8.self)], catalogue).hits(in: all)
    }
    let good = hits.filter { $0.isGood }
    return (good.isEmpty ? hits : good).sorted { $0.order < $1.order }.map(\.endpoint)
  }

  private init(_ words: [String], _ catalogue: Specification?) {
    self.words = words.map { Array($0.utf8) }
    self.catalogue = catalogue
  }

  private struct Hit {
    let endpoint: KnownEndpoint
    let score: Int
    let isGood: Bool
    let position: Int

    /// The better one, then the shorter path, then what reads before what writes.
    var order: (Int, Int, Int, Int) {
      (-score, endpoint.path.utf8.count { $0 == UInt8(ascii: "/") }, endpoint.rank, position)
    }
  }

  private func hits(in all: [KnownEndpoint]) -> [Hit] {
    all.enumerated().compactMap { position, endpoint in
      let texts = [
        SearchedText(Self.withoutHoles(endpoint.path), weight: 4),
        SearchedText(name(of: endpoint), weight: 4), SearchedText(endpoint.meaning, weight: 3),
      ]
      var (score, isGood) = (0, true)
      for word in words {
        let fits = texts.map { $0.fit(of: word) }
        guard let best = fits.max(), best > .nowhere else { return nil }
        if best == .inside { isGood = false }
        score += zip(texts, fits).reduce(0) { $0 + $1.0.weight * $1.1.rawValue }
      }
      return Hit(endpoint: endpoint, score: score, isGood: isGood, position: position)
    }
  }

  private func name(of endpoint: KnownEndpoint) -> String {
    guard let position = endpoint.operation, let operations = catalogue?.operations,
      operations.indices.contains(position)
    else { return "" }
    return operations[position].id ?? ""
  }

  /// `/repos/{owner}/{repo}/stargazers` is about stargazers: most paths there have these holes.
  private static func withoutHoles(_ path: String) -> String {
    guard path.utf8.contains(UInt8(ascii: "{")) else { return path }
    return path.split(separator: "/").filter { !$0.hasPrefix("{") }.joined(separator: "/")
  }
}

/// A text in which words are looked for, byte by byte.
private struct SearchedText {
  enum Fit: Int, Comparable {
    case nowhere = 0
    /// Somewhere in a longer word.
    case inside = 1
    /// At the beginning of a longer word.
    case start = 5
    case whole = 7

    static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
  }

  let weight: Int
  private let bytes: [UInt8]

  init(_ text: String, weight: Int) {
    bytes = Array(text.utf8)
    self.weight = weight
  }

  /// - Parameter word: in lower case.
  func fit(of word: [UInt8]) -> Fit {
    guard let first = word.first, bytes.count >= word.count else { return .nowhere }
    var best = Fit.nowhere
    for start in 0...bytes.count - word.count where Self.lower(bytes[start]) == first {
      var length = 1
      while length < word.count, Self.lower(bytes[start + length]) == word[length] { length += 1 }
      if length == word.count { best = max(best, fit(at: start..<start + length)) }
      if best == .whole { break }
    }
    return best
  }

  private func fit(at range: Range<Int>) -> Fit {
    guard isBoundary(range.lowerBound) else { return .inside }
    // `messages` is that word too.
    let isPlural = bytes.indices.contains(range.upperBound) && bytes[range.upperBound] == UInt8(ascii: "s")
    return isBoundary(range.upperBound) || isPlural && isBoundary(range.upperBound + 1) ? .whole : .start
  }

  /// Whether a word ends or begins there: `getUser` is two.
  private func isBoundary(_ place: Int) -> Bool {
    guard bytes.indices.contains(place), place > 0 else { return true }
    let (before, after) = (bytes[place - 1], bytes[place])
    guard Self.isWord(before), Self.isWord(after) else { return true }
    return Self.isUpper(after) && !Self.isUpper(before)
  }

  private static func isUpper(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }
  private static func lower(_ byte: UInt8) -> UInt8 { isUpper(byte) ? byte | 0x20 : byte }
  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte >= 0x80
  }
}
