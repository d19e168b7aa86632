internal import ApusEncodings

/// Words that stand for others: an id that the session ignores is another one each time, and so is all that names it.
struct RenamedWords {
  private struct Name {
    let old: ArraySlice<UInt8>
    /// Which step told it.
    let source: Int
  }

  private var names: [ArraySlice<UInt8>: Name] = [:]

  /// Takes the words of a new value for those of the old one. Values of another build have none in common.
  mutating func add(_ new: [UInt8], for old: [UInt8], from source: Int) {
    let (words, olds) = (Self.words(of: new), Self.words(of: old))
    guard words.count == olds.count else { return }
    for (word, old) in zip(words, olds) where word != old && names[word] == nil {
      names[word] = Name(old: old, source: source)
    }
  }

  /// The steps whose words a text has.
  func sources(in text: [UInt8]) -> Set<Int> {
    names.isEmpty ? [] : Set(Self.words(of: text).compactMap { names[$0]?.source })
  }

  /// Those that a text has, or that a step told.
  func restricted(to text: [UInt8], or source: Int) -> RenamedWords {
    guard !names.isEmpty else { return self }
    let words = Set(Self.words(of: text))
    var result = RenamedWords()
    result.names = names.filter { words.contains($0.key) || $0.value.source == source }
    return result
  }

  /// The steps whose words make one text of another; `nil` where they differ in more than that.
  func sources(making new: [UInt8], of old: [UInt8]) -> Set<Int>? {
    if new == old { return [] }
    guard !names.isEmpty, Self.rest(of: new) == Self.rest(of: old) else { return nil }
    var sources: Set<Int> = []
    for (word, old) in zip(Self.words(of: new), Self.words(of: old)) where word != old {
      guard let name = names[word], name.old == old else { return nil }
      sources.insert(name.source)
    }
    return sources
  }

  /// What stands between the words, which are as one each.
  private static func rest(of text: [UInt8]) -> [UInt8] {
    var rest: [UInt8] = []
    var isInWord = false
    for byte in text {
      if !isPart(byte) { rest.append(byte) } else if !isInWord { rest.append(UInt8(ascii: "a")) }
      isInWord = isPart(byte)
    }
    return rest
  }

  private static func words(of text: [UInt8]) -> [ArraySlice<UInt8>] { text.split { !isPart($0) } }

  private static func isPart(_ byte: UInt8) -> Bool {
    isWordByte(byte) || byte >= 0x80 || byte == UInt8(ascii: "-")
  }
}
