/// A sentence as its key has it, found again in a text where its places are filled.
struct SentencePattern: Sendable {
  /// What stands before the first place, between places, and after the last.
  private let literals: [[UInt8]]
  let key: String

  /// How much of a text it tells by its own words: of two that fit, the longer one is meant.
  let weight: Int

  /// Whether it is a place and one word behind it, such as `{0} requests`: too little to know it by where a name or a
  /// number does not fill the place.
  private let isOneWord: Bool

  /// Whether it is `{0} says {1}`: too little to know it by where no server fills the first place, and one word the second.
  private let isSpeech: Bool

  private static let blank = UInt8(ascii: " ")

  /// With fewer letters of its own a pattern such as `{0}: {1}` would fit what is no sentence at all; one that begins with
  /// a word, such as `no {0} at {1}`, or with `…` needs not so many.
  private static let leastLetters = 6

  /// `nil` for a key without places, and for one that has too little but places.
  init?(key: String) {
    let pieces = PlacedText(key).pieces
    let literals = pieces.compactMap { piece -> [UInt8]? in
      if case .words(let words) = piece { Array(words.utf8) } else { nil }
    }
    let letters = literals.map { $0.count { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7a } }
    let sum = letters.reduce(0, +)
    let begins = literals.count > 2 && letters[0] >= 2 || literals[0].starts(with: "…".utf8)
    let isFramed = begins && sum >= 4
    isSpeech = literals.count > 2 && literals[0].isEmpty && literals[1].elementsEqual(" says ".utf8)
    guard literals.count > 1, sum >= Self.leastLetters || isFramed || isSpeech else { return nil }
    self.literals = literals
    self.key = key
    isOneWord = literals.count == 2 && literals[0].isEmpty && literals[1].count { $0 == Self.blank } == 1
    weight = literals.reduce(0) { $0 + $1.count }
  }

  /// Where the words of the sentence and what fills its places stand in a text; `nil` where it is another one. No place
  /// is empty, but where several stand together: what is in them cannot be told apart, and the first has it all.
  func fit(in text: ArraySlice<UInt8>) -> (words: [Int], places: [Range<Int>])? {
    guard text.starts(with: literals[0]), let last = literals.last, text.count > weight,
      text.suffix(last.count).elementsEqual(last)
    else { return nil }
    var words = [text.startIndex]
    var places: [Range<Int>] = []
    var place = text.startIndex + literals[0].count
    var joined = 0
    func fill(upTo end: Int) {
      places += [place..<end] + Array(repeating: end..<end, count: joined)
      words += Array(repeating: end, count: joined + 1)
      joined = 0
    }
    let end = text.endIndex - last.count
    for literal in literals.dropFirst().dropLast() {
      if literal.isEmpty {
        joined += 1
        continue
      }
      guard let found = Self.find(literal, in: text[..<end], from: place + 1) else { return nil }
      fill(upTo: found)
      place = found + literal.count
    }
    guard place < end, !(isOneWord && text[place..<end].contains(Self.blank)) else { return nil }
    fill(upTo: end)
    // Only what has two places is such.
    if isSpeech, let server = places.first, let word = places.dropFirst().first,
      !Self.isServer(text[server]) || text[word].contains(Self.blank)
    {
      return nil
    }
    // Words of another language stand where the nearest English ones do, though there are none before the first place.
    if literals[0].isEmpty { words[0] = words[1] }
    if last.isEmpty { words[words.count - 1] = words[words.count - 2] }
    return (words, places)
  }

  /// Whether a text is an origin, or stands for one.
  private static func isServer(_ text: ArraySlice<UInt8>) -> Bool {
    text.elementsEqual("the server".utf8)
      || find(Array("://".utf8), in: text, from: text.startIndex) != nil && !text.contains(blank)
  }

  private static func find(_ literal: [UInt8], in text: ArraySlice<UInt8>, from start: Int) -> Int? {
    guard let first = literal.first else { return nil }
    var place = start
    while place + literal.count <= text.endIndex {
      if text[place] == first, text[place..<place + literal.count].elementsEqual(literal) { return place }
      place += 1
    }
    return nil
  }
}
