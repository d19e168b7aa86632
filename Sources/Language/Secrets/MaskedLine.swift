package import ApusClient
internal import ApusEncodings
internal import ApusRedaction

/// A typed line as it may be shown again: what is certainly a secret in it reads `•••`.
///
/// It knows less than `SecretShapes`, which may be wrong at no cost: what is hidden here cannot be read by who typed it.
package struct MaskedLine {
  package let text: String
  private let line: String
  private let commands: CommandWords
  /// Where secrets stand in the line as it was typed, in its order.
  private let secrets: [Range<Int>]
  private let guesses: [Range<Int>]
  private let isPlain: Bool

  package init(_ line: String, _ commands: CommandWords) {
    self.line = line
    self.commands = commands
    isPlain = Self.isPlain(line)
    guard !isPlain else {
      (secrets, guesses, text) = ([], [], line)
      return
    }
    let typed = TypedSecrets(line, commands)
    (secrets, guesses) = (typed.ranges, typed.guesses)
    text = Self.replacing(secrets, in: line) { _, _ in Secret.mask }
  }

  /// Whether a line is a method and a path, with no sign in it that could name something: as many are.
  private static func isPlain(_ line: String) -> Bool {
    let verb = line.firstWord
    guard RequestLine.verbs.contains(where: { $0.word == verb }) else { return false }
    let path = line[verb.endIndex...].utf8.drop(while: isBlank)
    return path.first == UInt8(ascii: "/") && path.allSatisfy { isWordByte($0) || "/-.".utf8.contains($0) }
  }

  private static func replacing(
    _ ranges: [Range<Int>], in line: String, by replacement: (_ value: String, _ before: String) -> String
  ) -> String {
    let bytes = Array(line.utf8)
    var result: [UInt8] = []
    var at = 0
    for range in ranges {
      result += bytes[at..<range.lowerBound]
      let before = String(decoding: bytes[..<range.lowerBound], as: UTF8.self)
      result += replacement(String(decoding: bytes[range], as: UTF8.self), before).utf8
      at = range.upperBound
    }
    return String(decoding: result + bytes[at...], as: UTF8.self)
  }

  var hidesSomething: Bool { !secrets.isEmpty }

  /// The line with something else for each secret that is replaced where it stands and left alone elsewhere: one that
  /// only a word before it tells, as it may be none, one that is any word elsewhere, and one of several quotes.
  ///
  /// - Parameters:
  ///   - length: of what may be words and is looked for nowhere else. By default all of it is.
  ///   - replacement: gets the secret and what it is called.
  package func replacingInPlace(
    wordsUpTo length: Int = 0, by replacement: (_ value: String, _ name: String) -> String
  ) -> String {
    let ranges = secrets.filter {
      guesses.contains($0) || isAnyWord($0) || isInPieces($0) || isOfWords($0, upTo: length)
    }.map { guesses.contains($0) ? $0 : withoutQuotes($0) }
    return Self.replacing(ranges, in: line) { value, before in
      replacement(Self.whole(value), SecretField.name(in: before) ?? Self.unnamed)
    }
  }

  /// Whether more quotes stand in it than around it, as in `'it'\''s'`: on a line in a file a value ends at the first.
  private func isInPieces(_ secret: Range<Int>) -> Bool {
    let bytes = Array(line.utf8)
    return withoutQuotes(secret).contains { place in
      Self.isQuote(bytes[place]) && bytes[..<place].last != UInt8(ascii: "\\")
    }
  }

  /// Whether it may be words, or a cookie whose value may.
  private func isOfWords(_ secret: Range<Int>, upTo length: Int) -> Bool {
    let value = String(decoding: Array(line.utf8)[withoutQuotes(secret)], as: UTF8.self)
    return value.split { "=; ".contains($0) }.allSatisfy {
      $0.utf8.count <= length && SecretNames.mayBeWords(String($0))
    }
  }

  /// `it's` of `it'\''s`, which stood between quotes.
  private static func whole(_ value: String) -> String {
    let words = Words("'\(value)'").words
    return value.utf8.contains(where: isQuote) && words.count == 1 ? words.first?.text ?? value : value
  }

  /// What a secret is called of which nothing tells what it is.
  private static let unnamed = "typed"

  /// Whether it is too short to be looked for, or a word that is said beside every answer.
  private func isAnyWord(_ secret: Range<Int>) -> Bool {
    let range = withoutQuotes(secret)
    guard range.count >= Self.shortestFound else { return range == secret }
    return OrdinaryWords.holdEveryWord(of: String(decoding: Array(line.utf8)[range], as: UTF8.self))
  }

  private func withoutQuotes(_ secret: Range<Int>) -> Range<Int> {
    let value = Array(line.utf8)[secret].drop(while: Self.isQuote)
    return value.startIndex..<value.endIndex - value.reversed().prefix(while: Self.isQuote).count
  }

  /// The other secrets, as they were typed, but for short ones, which are words like others elsewhere.
  package var longValues: [Secret] {
    let bytes = Array(line.utf8)
    return secrets.filter { !guesses.contains($0) && !isAnyWord($0) }.flatMap { range -> [Secret] in
      let value = String(decoding: bytes[range], as: UTF8.self)
      let before = String(decoding: bytes[..<range.lowerBound], as: UTF8.self)
      var values = [value]
      // What a cookie holds may stand alone elsewhere.
      if before.suffix(10).lowercased().contains("cookie") {
        values += value[...].pieces(between: ";").map { String($0.parts(at: "=")?.after ?? $0[...]).trimmed }
      }
      let name = SecretField.name(in: before) ?? Self.unnamed
      return values.filter { $0.utf8.count >= Self.shortestValue }.map { Secret($0, name: name) }
    }
  }

  /// What may be a secret though nothing tells, by the names of what it is given to. Only files are without it.
  package var doubts: [Secret] {
    guard !isPlain else { return [] }
    let words = Words(line).words
    if let setting = TypedSetting(words) {
      return setting.doubtfulValues.compactMap { $0.template.plain }.map { Secret($0, name: setting.name) }
    }
    if case .items(let items) = try? ParsedLine.parse(line) { return items.compactMap(\.doubt) }
    let values = AttemptedSetting(words, commands)?.values ?? []
    return values.filter { DoubtfulText($0).mayBeSecret(as: Self.unnamed) }.map {
      Secret($0, name: Self.unnamed)
    }
  }

  /// What is said about the line, without its secrets. Short ones are words like others.
  package func hiding(in message: String) -> String {
    values.filter { $0.utf8.count >= Self.shortestValue }.reduce(message) { text, value in
      text.replacing(value, with: Secret.mask)
    }
  }

  /// Another line that is offered in place of this one, without the secrets of both; `nil` when one would be seen.
  package func offering(_ other: String) -> String? {
    let shown = hiding(in: MaskedLine(other, commands).text)
    return values.contains(where: shown.contains) ? nil : shown
  }

  /// The secrets without their quotes, as messages have them.
  private var values: [String] {
    let bytes = Array(line.utf8)
    return secrets.map { range in
      let value = bytes[range].drop(while: Self.isQuote).reversed().drop(while: Self.isQuote).reversed()
      return String(decoding: Array(value), as: UTF8.self)
    }.filter { !$0.isEmpty }
  }

  private static func isQuote(_ byte: UInt8) -> Bool { "'\"".utf8.contains(byte) }

  /// In bytes. What is shorter is a part of too many words.
  private static let shortestFound = 4

  /// In bytes. Such a value is looked for wherever it may turn up again.
  private static let shortestValue = 5

  /// Where a part of the line stands in the masked one.
  package func range(of range: Range<Int>) -> Range<Int> {
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
}
