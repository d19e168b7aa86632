internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage
internal import ApusRecordings
internal import Synchronization

/// Tells what variables held when a session was recorded: marks stand for them, and a recorded request that is one with
/// marks but for these has the values in their place.
final class VariableFinder: Sendable {
  private struct Mark {
    let name: String
    let text: String
    /// Whether it stands for a URL or a path, and not for a part of one.
    let isAddress: Bool
  }

  private let known: [Mark]
  private let found = Mutex<[String: String]>([:])

  /// - Parameters:
  ///   - names: what is looked for.
  ///   - addresses: those of them that lines begin to say whom they ask with.
  init(_ names: [String], addresses: Set<String> = []) {
    known = names.enumerated().map { place, name in
      let number = "9\(6_282_818_284_000 + place)"
      let isAddress = addresses.contains(name)
      return Mark(name: name, text: isAddress ? "http://m\(number).test" : number, isAddress: isAddress)
    }
  }

  /// What stands for each while it is looked for.
  var marks: [String: VariableValue] {
    Dictionary(known.map { ($0.name, .text($0.text)) }) { first, _ in first }
  }

  /// What was found.
  var values: [String: VariableValue] { found.withLock { $0.mapValues(VariableValue.text) } }

  /// The first recorded request that is this one but for its marks; `nil` where there is none, or it has no mark.
  func recorded(insteadOf request: Request, among recordings: [Recording]) -> Request? {
    let asked = Texts(request)
    guard known.contains(where: { asked.has($0.text) }) else { return nil }
    for other in recordings.lazy.map(\.exchange.request) where other.method == request.method {
      guard let values = values(in: asked, Texts(other)) else { continue }
      found.withLock { $0.merge(values) { before, _ in before } }
      return other
    }
    return nil
  }

  /// What stands in a recorded request where another has marks; `nil` where they differ in more.
  private func values(in asked: Texts, _ recorded: Texts) -> [String: String]? {
    var values: [String: String] = [:]
    func take(_ found: [(mark: Mark, text: Substring)]?, _ decode: (Substring, Mark) -> String?) -> Bool {
      guard let found else { return false }
      for (mark, text) in found {
        guard let value = decode(text, mark), values[mark.name].map({ $0 == value }) ?? true else {
          return false
        }
        values[mark.name] = value
      }
      return true
    }
    guard take(places(in: asked.url, recorded.url), Self.ofURL) else { return nil }
    for (name, value) in asked.fields where known.contains(where: { value.contains($0.text) }) {
      guard take(places(in: value, recorded.field(name)), Self.asItIs) else { return nil }
    }
    guard known.contains(where: { asked.body.contains($0.text) }) else { return values }
    let decode = asked.isJSON ? Self.ofJSON : asked.isForm ? Self.ofForm : Self.asItIs
    return take(places(in: asked.body, recorded.body), decode) ? values : nil
  }

  /// What stands in a text in place of marks; `nil` where it is another.
  private func places(in marked: String, _ text: String) -> [(mark: Mark, text: Substring)]? {
    var result: [(mark: Mark, text: Substring)] = []
    var (pattern, rest, last) = (marked[...], text[...], Mark?.none)
    while true {
      let next = known.compactMap { mark in pattern.place(of: mark.text).map { (mark, $0) } }
        .min { $0.1.lowerBound < $1.1.lowerBound }
      let literal = String(next.map { pattern[..<$0.1.lowerBound] } ?? pattern)
      guard let range = Self.place(of: literal, in: rest, isFirst: last == nil, isLast: next == nil) else {
        return nil
      }
      if let last { result.append((last, rest[..<range.lowerBound])) }
      rest = rest[range.upperBound...]
      guard let next else { return result }
      (last, pattern) = (next.0, pattern[next.1.upperBound...])
    }
  }

  /// Where a text stands that is between two marks, before the first or behind the last.
  private static func place(
    of literal: String, in rest: Substring, isFirst: Bool, isLast: Bool
  ) -> Range<Substring.Index>? {
    if isFirst, isLast { return rest == literal ? rest.startIndex..<rest.endIndex : nil }
    if isFirst {
      guard rest.begins(with: literal) else { return nil }
      return rest.startIndex..<rest.utf8.index(rest.startIndex, offsetBy: literal.utf8.count)
    }
    if isLast {
      guard rest.utf8.count >= literal.utf8.count else { return nil }
      let start = rest.utf8.index(rest.endIndex, offsetBy: -literal.utf8.count)
      return rest.utf8[start...].elementsEqual(literal.utf8) ? start..<rest.endIndex : nil
    }
    return literal.isEmpty ? rest.startIndex..<rest.startIndex : rest.place(of: literal)
  }

  // MARK: How values are written

  private static func ofURL(_ text: Substring, _ mark: Mark) -> String? {
    if mark.isAddress { return String(text) }
    // What is filled in is no more than it was: a `/` of a value is escaped.
    guard !text.isEmpty, !text.contains(where: { "/?&#".contains($0) }) else { return nil }
    return PercentEncoding.decode(text)
  }

  private static func asItIs(_ text: Substring, _: Mark) -> String? { String(text) }

  /// A part of a string, or a value of its own.
  private static func ofJSON(_ text: Substring, _: Mark) -> String? {
    (try? JSONDocument("\"\(text)\"")).flatMap(\.root.string) ?? String(text)
  }

  private static func ofForm(_ text: Substring, _: Mark) -> String? {
    text.contains("&") ? nil : PercentEncoding.decode(text.replacing("+", with: " "))
  }
}

/// What a request says, as texts.
private struct Texts {
  let url: String
  let fields: [(name: String, value: String)]
  let body: String
  private let type: String

  init(_ request: Request) {
    url = request.url.text
    fields = request.headers.map { ($0.name.lowercased(), $0.revealed) }
    let bytes = request.body.flatMap { try? wholeBytes(of: $0) } ?? []
    body = String(validating: bytes, as: UTF8.self) ?? ""
    let field = request.headers.first { $0.isNamed("Content-Type") }?.revealed
    type = (request.body?.contentType ?? field ?? "").lowercased()
  }

  func has(_ text: String) -> Bool {
    url.contains(text) || body.contains(text) || fields.contains { $0.value.contains(text) }
  }

  func field(_ name: String) -> String { fields.first { $0.name == name }?.value ?? "" }

  var isJSON: Bool { type.contains("json") }
  var isForm: Bool { type.hasPrefix("application/x-www-form-urlencoded") }
}
