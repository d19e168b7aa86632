internal import APIClient

/// A typed line as it may be shown again: what is certainly a secret in it reads `•••`.
///
/// It knows less than `SecretShapes`, which may be wrong at no cost: what is hidden here cannot be read by who typed it.
struct MaskedLine {
  let text: String
  private let line: String
  /// Where secrets stand in the line as it was typed, in its order.
  private let secrets: [Range<Int>]

  init(_ line: String) {
    self.line = line
    let bytes = Array(line.utf8)
    secrets = Self.secrets(in: line, bytes)
    var masked: [UInt8] = []
    var at = 0
    for secret in secrets {
      masked += bytes[at..<secret.lowerBound]
      masked += Array(Secret.mask.utf8)
      at = secret.upperBound
    }
    text = String(decoding: masked + bytes[at...], as: UTF8.self)
  }

  var hidesSomething: Bool { !secrets.isEmpty }

  /// The secrets that are masked, as they were typed, but for short ones, which are words like others elsewhere.
  var longValues: [Secret] {
    let bytes = Array(line.utf8)
    let values = secrets.flatMap { range in
      let value = String(decoding: bytes[range], as: UTF8.self)
      let before = String(decoding: bytes[..<range.lowerBound].suffix(10), as: UTF8.self).lowercased()
      // What a cookie holds may stand alone elsewhere.
      guard before.contains("cookie") else { return [value] }
      return [value] + value.split(separator: ";").map { String($0.drop { $0 != "=" }.dropFirst()) }
    }
    return values.filter { $0.utf8.count >= Self.shortestValue }.map { Secret($0, name: "typed") }
  }

  /// In bytes. Such a value is looked for wherever it may turn up again.
  private static let shortestValue = 5

  /// Where a part of the line stands in the masked one.
  func range(of range: Range<Int>) -> Range<Int> {
    let start = place(of: range.lowerBound, isEnd: false)
    return start..<max(start, place(of: range.upperBound, isEnd: true))
  }

  private func place(of offset: Int, isEnd: Bool) -> Int {
    var moved = offset
    let width = Secret.mask.utf8.count
    for secret in secrets where secret.lowerBound < offset {
      if offset >= secret.upperBound {
        moved += width - secret.count
      } else {
        // Inside: the mask is pointed at as a whole.
        return moved - (offset - secret.lowerBound) + (isEnd ? width : 0)
      }
    }
    return moved
  }

  // MARK: Finding

  private static func secrets(in line: String, _ bytes: [UInt8]) -> [Range<Int>] {
    let words = Words(line).words
    var found = persons(in: bytes) + members(in: bytes)
    for (index, word) in words.enumerated() {
      if let value = credential(in: word) ?? optionValue(words, at: index) { found.append(value) }
    }
    found += values(ofCommand: words)
    // What lies in another is hidden by it.
    var kept: [Range<Int>] = []
    for range in found.filter({ !$0.isEmpty }).sorted(by: {
      ($0.lowerBound, -$0.count) < ($1.lowerBound, -$1.count)
    })
    where range.lowerBound >= kept.last?.upperBound ?? 0 && range.upperBound <= bytes.count {
      kept.append(range)
    }
    return kept
  }

  /// The password of each `://user:password@`, or all of a user without one.
  private static func persons(in bytes: [UInt8]) -> [Range<Int>] {
    let mark = Array("://".utf8)
    var found: [Range<Int>] = []
    var at = 0
    while let start = bytes[at...].firstRange(of: mark)?.upperBound {
      let authority = bytes[start...].prefix { !isBlank($0) && !"/?#'\"".utf8.contains($0) }
      at = authority.endIndex
      guard let end = authority.lastIndex(of: UInt8(ascii: "@")) else { continue }
      let colon = authority[..<end].firstIndex(of: UInt8(ascii: ":"))
      found.append((colon.map { $0 + 1 } ?? start)..<end)
    }
    return found
  }

  /// The value of each `"password": "x"`, whether or not the JSON is whole.
  private static func members(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var rest = bytes[...]
    while let name = QuotedText(in: rest) {
      rest = name.rest
      let behind = rest.drop(while: isBlank)
      guard behind.first == UInt8(ascii: ":"), SecretShapes.isSecret(name: name.text) else { continue }
      let value = behind.dropFirst().drop(while: isBlank)
      guard value.first == UInt8(ascii: "\""), let text = QuotedText(in: value) else { continue }
      if !text.text.hasPrefix("{{") { found.append(text.range) }
      rest = text.rest
    }
    return found
  }

  /// `Authorization:x`, `access_token==x`, `password=x`; not what names a variable or a file.
  private static func credential(in word: Word) -> Range<Int>? {
    guard let item = Item(word), !item.separator.readsFile, item.separator != .upload, !item.value.isEmpty,
      item.value.plain != nil
    else { return nil }
    let name = innermost(item.name.shown)
    let isSecret =
      item.separator.isHeader ? HeaderField(name, "").isCredential : SecretShapes.isSecret(name: name)
    return isSecret ? item.value.trimmed.range : nil
  }

  /// `password` of `user[password]`, and of `user[password][]`.
  private static func innermost(_ name: String) -> String {
    name.split { "[]".contains($0) }.last.map(String.init) ?? name
  }

  /// What follows `-a` and its kin: the password, or all of it when there is no user.
  private static func optionValue(_ words: [Word], at index: Int) -> Range<Int>? {
    let names = ["-a", "-u", "--auth", "--user", "--oauth2-bearer"]
    let word = words[index]
    if let split = SplitTemplate(word.template, at: ["="]), names.contains(split.before.shown) {
      return password(in: split.after)
    }
    guard index > 0, names.contains(words[index - 1].text) else { return nil }
    return password(in: word.template)
  }

  private static func password(in value: Template) -> Range<Int>? {
    guard value.plain != nil else { return nil }
    return SplitTemplate(value, at: [":"])?.after.range ?? value.range
  }

  /// The secret of `auth bearer x`, `auth basic user x`, `set header Authorization x` and `let token = x`.
  private static func values(ofCommand words: [Word]) -> [Range<Int>] {
    let texts = words.prefix(3).map { $0.text.lowercased() }
    guard let first = texts.first, texts.count > 2 else { return [] }
    let skipped: Int
    switch (first, texts[1]) {
    case ("auth", "basic") where words.count == 3, ("auth", "digest") where words.count == 3:
      return SplitTemplate(words[2].template, at: [":"]).map { [$0.after.range] } ?? []
    case ("auth", "basic"), ("auth", "digest"), ("auth", "header"): skipped = 3
    case ("auth", _): skipped = 2
    case ("set", "header") where HeaderField(texts[2], "").isCredential: skipped = 3
    case ("set", "query") where SecretShapes.isSecret(name: texts[2]),
      ("set", "var") where SecretShapes.isSecret(name: texts[2]):
      skipped = 3
    case ("let", let name) where SecretShapes.isSecret(name: name): skipped = 3
    default: return []
    }
    return words.dropFirst(skipped).filter { word in
      word.kind == .ordinary && !["env:", "file:", "{{"].contains { word.text.hasPrefix($0) }
    }.map(\.range)
  }
}

/// The first text between quotes; it ends with the line where none closes it.
private struct QuotedText {
  /// Without its quotes.
  let range: Range<Int>
  let text: String
  /// What follows it.
  let rest: ArraySlice<UInt8>

  init?(in bytes: ArraySlice<UInt8>) {
    let quote = UInt8(ascii: "\"")
    guard let start = bytes.firstIndex(of: quote) else { return nil }
    var end = start + 1
    while end < bytes.endIndex, bytes[end] != quote {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    range = start + 1..<min(end, bytes.endIndex)
    text = String(decoding: bytes[range], as: UTF8.self)
    rest = bytes[min(end + 1, bytes.endIndex)...]
  }
}
