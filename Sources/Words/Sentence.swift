/// Something that is said to a person: English where it is written, and what is spoken where it is shown.
///
/// It is written as a text with places. Tables of other languages know it by its `key`:
///
///     said("Allowed: \(methods).")   // "Allowed: {0}." in a table
public struct Sentence: Sendable, Hashable {
  /// What stands before the first place, between places, and after the last: one more than `values`.
  private let pieces: [String]
  private let values: [String]

  /// A text without places, such as one of a table of facts.
  public init(_ text: String) {
    pieces = [text]
    values = []
  }

  init(pieces: [String], values: [String]) {
    self.pieces = pieces
    self.values = values
  }

  /// Its English form, with `{0}` for the first place: what tables of other languages know it by.
  public var key: String { joined { "{\($0)}" } }

  public var english: String { joined { values[$0] } }

  /// In a language. A language that lacks it says it in English.
  public func text(in language: SpokenLanguage) -> String {
    guard let form = language.form(of: key) else { return english }
    return filled(form)
  }

  private func joined(place: (Int) -> String) -> String {
    var text = pieces.first ?? ""
    for index in values.indices { text += place(index) + pieces[index + 1] }
    return text
  }

  /// A form of another language with what stands in the places here; it may have them in another order. Blanks of a form
  /// stand around names and numbers: between words of Japanese there are none.
  private func filled(_ form: String) -> String {
    guard !values.isEmpty else { return form }
    return PlacedText(form).pieces.reduce(into: "") { text, piece in
      switch piece {
      case .words(let words): text = Self.joined(text, words)
      case .place(let number):
        text = Self.joined(text, values.indices.contains(number) ? values[number] : "{\(number)}")
      }
    }
  }

  private static func joined(_ text: String, _ next: String) -> String {
    let before = text.hasSuffix(" ") ? text.dropLast() : text[...]
    let after = next.hasPrefix(" ") ? next.dropFirst() : next[...]
    guard let last = before.last, let first = after.first, !last.isASCII, !first.isASCII else {
      return text + next
    }
    return String(before + after)
  }
}

extension Sentence: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    self.init(pieces: stringInterpolation.pieces, values: stringInterpolation.values)
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces = [""]
    fileprivate var values: [String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(interpolationCount + 1)
      values.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { pieces[pieces.count - 1] += literal }

    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      values.append(value.description)
      pieces.append("")
    }

    /// A sentence in a sentence is said in the same language.
    public mutating func appendInterpolation(_ value: Sentence) { appendInterpolation(said(value)) }
  }
}

/// A sentence in the language that is spoken here: English, unless the program or a replay says another.
public func said(_ sentence: Sentence) -> String {
  let language = SpokenLanguage.current
  return language == .english ? sentence.english : sentence.text(in: language)
}

/// A text that was made in English, in the language that is spoken here.
public func retold(_ text: String) -> String {
  guard SpokenLanguage.current != .english, let retelling = Retelling(text) else { return text }
  let bytes = Array(text.utf8)
  return retelling.parts.reduce(into: "") { result, part in
    switch part {
    case .words(let words, _): result += words
    case .kept(let range): result += String(decoding: bytes[range], as: UTF8.self)
    }
  }
}

/// The same with what others say in it, which stays as it is.
public func retold(_ text: String, keeping others: [String]) -> String {
  guard SpokenLanguage.current != .english, !others.isEmpty else { return retold(text) }
  // A character for private use stands for each: in no place of a sentence one word is a sentence.
  let longestFirst = Set(others).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }.prefix(1_000)
  let marked = zip(longestFirst, 0xf_0000...).compactMap { other, number in
    other.isEmpty ? nil : Unicode.Scalar(number).map { (other: other, mark: String(Character($0))) }
  }
  let hidden = marked.reduce(text) { $0.replacing($1.other, with: $1.mark) }
  return marked.reduce(retold(hidden)) { $0.replacing($1.mark, with: $1.other) }
}

/// The same of a text of several lines, each by itself, such as a manual.
public func retold(lines text: String) -> String {
  guard SpokenLanguage.current != .english else { return text }
  return text.split(separator: "\n", omittingEmptySubsequences: false).map { retold(String($0)) }
    .joined(separator: "\n")
}
