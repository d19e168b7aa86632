/// The two ways between `snake_case` and `camelCase`. The rules are Foundation's, character for character.
package enum SnakeCase {
  /// `created_at` becomes `createdAt`.
  ///
  /// Underscores at either end stay. A key of one word stays as it is; of several, the first is lowercased
  /// and the others capitalized.
  package static func camel(_ key: String) -> String {
    guard let first = key.firstIndex(where: { $0 != "_" }), let last = key.lastIndex(where: { $0 != "_" })
    else { return key }
    let words = key[first...last].split(separator: "_")
    guard words.count > 1 else { return key }
    let rest = words.dropFirst().map { capitalized($0) }
    return key[..<first] + words[0].lowercased() + rest.joined() + key[key.index(after: last)...]
  }

  /// `imageURL` becomes `image_url`: a word begins at a capital, and at the last of several before a small
  /// letter.
  package static func snake(_ name: String) -> String {
    let characters = Array(name)
    var words: [ArraySlice<Character>] = []
    var wordStart = 0
    var from = min(1, characters.count)
    while let capital = characters[from...].firstIndex(where: isCapital) {
      words.append(characters[wordStart..<capital])
      wordStart = capital
      guard let small = characters[capital...].firstIndex(where: isSmall) else {
        from = characters.count
        break
      }
      if small > capital + 1 {
        words.append(characters[capital..<small - 1])
        wordStart = small - 1
      }
      from = small + 1
    }
    words.append(characters[wordStart...])
    return words.map { String($0).lowercased() }.joined(separator: "_")
  }

  private static func isCapital(_ character: Character) -> Bool {
    character.unicodeScalars.contains { isUpper($0.properties.generalCategory) }
  }

  private static func isSmall(_ character: Character) -> Bool {
    character.unicodeScalars.contains { $0.properties.generalCategory == .lowercaseLetter }
  }

  private static func isUpper(_ category: Unicode.GeneralCategory) -> Bool {
    category == .uppercaseLetter || category == .titlecaseLetter
  }

  /// Every run of letters begins with a capital and goes on small.
  private static func capitalized(_ word: Substring) -> String {
    var result = ""
    var isInside = false
    for scalar in word.unicodeScalars {
      let properties = scalar.properties
      let category = properties.generalCategory
      if isUpper(category) {
        result += isInside ? properties.lowercaseMapping : String(scalar)
        isInside = true
      } else if category == .lowercaseLetter {
        result += isInside ? String(scalar) : properties.titlecaseMapping
        isInside = true
      } else {
        result.unicodeScalars.append(scalar)
        if !staysInside(scalar) { isInside = false }
      }
    }
    return result
  }

  /// Marks, modifiers and apostrophes do not end a run of letters; other punctuation does.
  private static func staysInside(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.isCaseIgnorable else { return false }
    switch scalar.properties.generalCategory {
    case .otherPunctuation, .finalPunctuation: return scalar == "'" || scalar == "\u{2019}"
    case .initialPunctuation, .connectorPunctuation: return false
    default: return true
    }
  }
}

// MARK: - Without making a string

extension SnakeCase {
  /// The ASCII bytes for which the rules need more than `matches` knows: the case-ignorable ones.
  @inline(__always)
  static func isUnusual(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "^") || byte == UInt8(ascii: "`")
  }

  /// Whether `camel` of a key with no unusual bytes is `name`.
  @inline(__always)
  static func matches(_ source: LentBytes, _ start: Int, _ count: Int, _ name: LentBytes) -> Bool {
    let nameCount = name.count
    guard count >= nameCount, nameCount > 0 else { return count == 0 && nameCount == 0 }
    // Converting changes nothing but the case of a key's first and last byte.
    guard load(source, start) | 0x20 == load(name, 0) | 0x20,
      load(source, start + count - 1) | 0x20 == load(name, nameCount - 1) | 0x20
    else { return false }
    return matchesWords(source, start, count, name)
  }

  private static func matchesWords(_ source: LentBytes, _ start: Int, _ count: Int, _ name: LentBytes) -> Bool
  {
    let underscore = UInt8(ascii: "_")
    var first = start
    var last = start + count
    while first < last, load(source, first) == underscore { first += 1 }
    while last > first, load(source, last - 1) == underscore { last -= 1 }
    // Every underscore between words is dropped, so a key as long as the name has one word.
    let hasOneWord = count == name.count
    var (isFirstWord, isInside) = (true, true)
    var position = 0
    for at in start..<start + count {
      var byte = load(source, at)
      let isInsideWord = isInside && byte &- 0x61 < 26
      if !isInsideWord {
        if byte == underscore, at > first, at < last {
          if hasOneWord { return false }
          (isFirstWord, isInside) = (false, false)
          continue
        }
        if !hasOneWord {
          let isLetter = (byte | 0x20) &- 0x61 < 26
          if isLetter { byte = isInside ? byte | 0x20 : byte & ~0x20 }
          isInside = isLetter || isFirstWord
        }
      }
      guard position < name.count, load(name, position) == byte else { return false }
      position += 1
    }
    return position == name.count
  }
}
