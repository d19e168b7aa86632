/// A text of YAML that is one value, and what it is by the core schema of YAML 1.2.
struct Scalar {
  let text: UnsafeBufferPointer<UInt8>
  let tag: String?
  /// Whether neither quotes nor a tag say what it is.
  let isPlain: Bool
  let isQuoted: Bool

  enum Meaning {
    case string, null, `true`, `false`
    /// A number as JSON spells it too.
    case number
    /// A number with its spelling in JSON.
    case respelled([UInt8])
    /// `.inf` or `.nan`, which JSON has not; or a number of too many digits.
    case unspeakable
  }

  /// What the text is where nothing says that it is a string.
  var plainMeaning: Meaning {
    guard let first = text.first else { return .null }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      return NumberSpelling(text).meaning
    case UInt8(ascii: "~"): return text.count == 1 ? .null : .string
    case UInt8(ascii: "n"), UInt8(ascii: "N"): return isOne(of: "null", "Null", "NULL") ? .null : .string
    case UInt8(ascii: "t"), UInt8(ascii: "T"): return isOne(of: "true", "True", "TRUE") ? .true : .string
    case UInt8(ascii: "f"), UInt8(ascii: "F"): return isOne(of: "false", "False", "FALSE") ? .false : .string
    default: return .string
    }
  }

  private func isOne(of words: StaticString...) -> Bool {
    guard text.count == 4 || text.count == 5 else { return false }
    return words.contains { $0.withUTF8Buffer { $0.elementsEqual(text) } }
  }

  /// Whether it is the key whose value is merged into the mapping around it.
  var isMergeKey: Bool {
    guard isPlain || tag == "tag:yaml.org,2002:merge" else { return false }
    return text.count == 2 && text[0] == UInt8(ascii: "<") && text[1] == UInt8(ascii: "<")
  }

  /// A tag without what all of YAML's own begin with, so that `!!str` is `str`; `nil` for others.
  static func ownName(ofTag tag: String) -> Substring? {
    // Alone, a mark says that a scalar is a string.
    if tag == "!" { return "str" }
    return tag.hasPrefix("tag:yaml.org,2002:") ? tag.dropFirst(18) : nil
  }
}
