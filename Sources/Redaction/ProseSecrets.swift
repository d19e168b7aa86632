internal import ApusClient
internal import ApusEncodings

/// Secrets behind a name anywhere on a line of a text for people: `login ok, token: x1`, `Authorization: Bearer x`,
/// `bad token=x`, `Set-Cookie: sid=x`.
///
/// In sentences and in source a name stands before other things as well. So a value without a digit is one only where
/// nothing but `=` or a scheme stands before it, and even there it may be a word like others.
struct ProseSecrets {
  private let bytes: [UInt8]
  private var names: KnownNames
  private let isDeclared: ((_ name: String) -> Bool)?
  private var found: [NamedPlace] = []

  /// In their order.
  ///
  /// - Parameter isDeclared: whether somebody declared what has a name to be secret; by default nobody did.
  static func all(in bytes: [UInt8], declared isDeclared: ((_ name: String) -> Bool)? = nil) -> [NamedPlace] {
    var reader = ProseSecrets(bytes, isDeclared)
    reader.read()
    return reader.found
  }

  private init(_ bytes: [UInt8], _ isDeclared: ((_ name: String) -> Bool)?) {
    (self.bytes, self.isDeclared) = (bytes, isDeclared)
    names = KnownNames(in: bytes, isOfTable: isDeclared == nil) { name in
      isDeclared?(name) == true
        || [SecretNames.Place.member, .header].contains { SecretNames.rule(of: name, in: $0) != nil }
    }
  }

  private mutating func read() {
    var at = 0
    while let sign = MarkSearch.next(UInt8(ascii: ":"), or: UInt8(ascii: "="), in: bytes, from: at) {
      at = sign + 1
      var before = sign
      while before > 0, Self.isBlank(bytes[before - 1]) { before -= 1 }
      let name = names.name(before: before)
      guard names.has(name), !Placeholders.isMark(endingAt: name.upperBound, in: bytes) else { continue }
      let label = names.text(of: name)
      if SecretNames.areCookies(label) {
        at = takeCookies(behind: sign, all: label.lowercased() == "cookie")
      } else if let place = place(of: label, endingAt: name.upperBound, sign) {
        found.append(place)
        at = place.range.upperBound
      }
    }
  }

  private func place(of label: String, endingAt end: Int, _ sign: Int) -> NamedPlace? {
    var rest = bytes[(sign + 1)...].drop { " \t:=".utf8.contains($0) }
    var isTold = bytes[sign] == UInt8(ascii: "=") && end == sign && rest.startIndex == sign + 1
    if let word = Self.scheme(before: rest) {
      isTold = true
      rest = rest.dropFirst(word).drop(while: Self.isBlank)
    }
    // So much tells what it is.
    let start = String(decoding: rest.prefix(Self.longestHead).prefix(while: Self.isPart), as: UTF8.self)
    let own = label.split(separator: ".").last.map(String.init) ?? label
    let isHeader = bytes[sign] == UInt8(ascii: ":") && own.utf8.contains(UInt8(ascii: "-"))
    guard let isDoubtful = Self.doubt(of: start, isTold: isTold), own.lowercased() != start.lowercased(),
      isDeclared?(own) == true
        || (isHeader ? [SecretNames.Place.member, .header] : [.member]).contains(where: {
          SecretNames.hides(own, start, in: $0)
        })
    else { return nil }
    let value = rest.prefix(while: Self.isPart)
    // What is computed is no value.
    if bytes[value.endIndex...].first == UInt8(ascii: "(") { return nil }
    return NamedPlace(name: own, range: Self.withoutStop(value), isDoubtful: isDoubtful)
  }

  /// Whether a text may be a word like others; `nil` where it is most likely one.
  ///
  /// - Parameter isTold: whether what stands before it tells more than a colon.
  private static func doubt(of text: String, isTold: Bool) -> Bool? {
    guard text.utf8.count >= SecretForms.shortest, !NamedValue.isReference(text) else { return nil }
    if text.utf8.contains(where: { $0 &- 0x30 < 10 }) { return false }
    // In source it is the name of one.
    return isTold && SecretNames.rule(of: text, in: .member) == nil ? true : nil
  }

  /// How long the word of a scheme is that stands before a proof.
  private static func scheme(before bytes: ArraySlice<UInt8>) -> Int? {
    let word = bytes.prefix(longestScheme).prefix { $0 > 0x20 }
    let isScheme = bytes[word.endIndex...].first == UInt8(ascii: " ")
    return isScheme && AuthScheme.of(word: String(decoding: word, as: UTF8.self)) != nil ? word.count : nil
  }

  /// Those of `Cookie: a=x; b=y`, or of `Set-Cookie: a=x; Path=/` the one. They end with the line.
  private mutating func takeCookies(behind sign: Int, all takesAll: Bool) -> Int {
    let line = bytes[(sign + 1)...].prefix { $0 != 0x0a && $0 != 0x0d }
    let pairs = line.split(separator: UInt8(ascii: ";"))
    for pair in takesAll ? pairs[...] : pairs.prefix(1) {
      let name = pair.prefix { $0 != UInt8(ascii: "=") }.drop(while: Self.isBlank)
      let value = pair[name.endIndex...].dropFirst()
      let text = String(decoding: value, as: UTF8.self)
      // A sentence about cookies has blanks.
      guard !name.contains(where: { $0 <= 0x20 }), !text.utf8.contains(where: { $0 <= 0x20 }),
        let isDoubtful = Self.doubt(of: text, isTold: true)
      else { continue }
      let label = "cookie." + String(decoding: name, as: UTF8.self)
      found.append(NamedPlace(name: label, range: value.indices, isDoubtful: isDoubtful))
    }
    return line.endIndex
  }

  private static let longestHead = 256
  private static let longestScheme = 32

  /// Without the sign that ends a sentence.
  private static func withoutStop(_ value: ArraySlice<UInt8>) -> Range<Int> {
    let last = value.lastIndex { !".!?:".utf8.contains($0) }
    return value.startIndex..<(last.map { $0 + 1 } ?? value.endIndex)
  }

  private static func isPart(_ byte: UInt8) -> Bool { byte > 0x20 && !ends[Int(byte)] }

  private static let ends = (0...255).map { ",;&\"'`<>(){}[]|\\".utf8.contains(UInt8($0)) }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
