internal import ApusClient
internal import ApusEncodings

/// Members of JSON whose names stand in the member beside them, `{"name": "password", "value": "x"}`, and values whose names
/// stand before them in an array, `["password", "x"]`. Texts in it may be JSON as well.
struct NamedMembers {
  /// Without their quotes.
  private(set) var secrets: [Range<Int>] = []

  /// One whose value is a text.
  private struct Member {
    let name: String
    let value: QuotedText
  }

  init(_ bytes: [UInt8]) {
    secrets = Self.paired(in: bytes)
    secrets += Self.nested(in: bytes)
    // Without one, as in almost every line, there is nothing to look for.
    guard bytes.contains(UInt8(ascii: "{")) else { return }
    for object in Self.objects(in: bytes[...]) where object.contains(where: Self.namesSecret) {
      secrets += object.filter {
        NamingMembers.areNamed($0.name) && !$0.value.text.hasPrefix("{{")
      }
      .map(\.value.range)
    }
  }

  /// Those of the texts between quotes in which quotes are escaped.
  private static func nested(in bytes: [UInt8]) -> [Range<Int>] {
    guard bytes.contains(UInt8(ascii: "\\")) else { return [] }
    var found: [Range<Int>] = []
    var rest = bytes[...]
    while let text = QuotedText(in: rest) {
      rest = text.rest
      guard let inner = EscapedText(bytes[text.range]) else { continue }
      found += NamedMembers(inner.plain).secrets.compactMap(inner.written)
    }
    return found
  }

  private static func paired(in bytes: [UInt8]) -> [Range<Int>] {
    bytes.indices.compactMap { place in
      guard bytes[place] == UInt8(ascii: "["), let name = text(at: bytes[(place + 1)...]) else { return nil }
      let comma = name.rest.drop(while: isBlank)
      guard comma.first == UInt8(ascii: ","), let value = text(at: comma.dropFirst()),
        value.rest.drop(while: isBlank).first == UInt8(ascii: "]"), !value.text.hasPrefix("{{"),
        SecretNames.hidesForCertain(name.text, value.text, in: .member)
      else { return nil }
      return value.range
    }
  }

  /// The text that begins there.
  private static func text(at bytes: ArraySlice<UInt8>) -> QuotedText? {
    let rest = bytes.drop(while: isBlank)
    return rest.first == UInt8(ascii: "\"") ? QuotedText(in: rest) : nil
  }

  private static func namesSecret(_ member: Member) -> Bool {
    NamingMembers.areNaming(member.name)
      && NamingMembers.secretName(said: member.value.text, by: member.name) != nil
  }

  /// The members between one brace and the next.
  private static func objects(in bytes: ArraySlice<UInt8>) -> [[Member]] {
    var objects: [[Member]] = [[]]
    var rest = bytes
    while let name = QuotedText(in: rest) {
      if rest[..<name.range.lowerBound].contains(where: { "{}".utf8.contains($0) }) { objects.append([]) }
      rest = name.rest
      let behind = rest.drop(while: isBlank)
      guard behind.first == UInt8(ascii: ":") else { continue }
      let start = behind.dropFirst().drop(while: isBlank)
      guard start.first == UInt8(ascii: "\""), let value = QuotedText(in: start) else { continue }
      objects[objects.count - 1].append(Member(name: name.text, value: value))
      rest = value.rest
    }
    return objects
  }
}

/// A text with escapes in it, and where its parts stand there.
private struct EscapedText {
  private(set) var plain: [UInt8] = []
  private var places: [Int] = []

  /// `nil` where nothing is escaped.
  init?(_ written: ArraySlice<UInt8>) {
    guard written.contains(UInt8(ascii: "\\")) else { return nil }
    var at = written.startIndex
    while at < written.endIndex {
      // What is no sign by itself stays an escape.
      let isEscape = written[at] == UInt8(ascii: "\\") && at + 1 < written.endIndex
      if isEscape, "\"\\/".utf8.contains(written[at + 1]) { at += 1 }
      plain.append(written[at])
      places.append(at)
      at += 1
    }
    // Each time it is shorter, so that looking into it comes to an end.
    if plain.count == written.count { return nil }
  }

  /// `nil` for nothing.
  func written(_ range: Range<Int>) -> Range<Int>? {
    guard let last = range.last, places.indices.contains(last) else { return nil }
    return places[range.lowerBound]..<places[last] + 1
  }
}
