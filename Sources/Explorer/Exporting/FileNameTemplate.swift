internal import ApusAnswers
internal import ApusEncodings
package import ApusJSON
package import ApusLanguage

/// How files are called that answers go into: `{n}-{.id}.json`. Whatever a server puts into a name, it stays one name, of a
/// file in the folder that was said.
package struct FileNameTemplate: Sendable {
  private enum Part: Sendable {
    case text(String)
    /// `{n}`: the number of an answer, or the place of a value in its list.
    case number
    /// `{.id}`: a value of what goes into the file.
    case value(JSONPath)
    /// `{ext}`: what the name of such a file ends with.
    case ending
  }

  private let parts: [Part]
  private static let longest = 200

  package static let usual = FileNameTemplate([.number, .text("."), .ending])

  private init(_ parts: [Part]) { self.parts = parts }

  package init(_ word: Word) throws(LineProblem) {
    var parts: [Part] = []
    var rest = word.text[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else {
        throw LineProblem("a brace in the name is never closed", at: word.range)
      }
      let name = String(rest[rest.index(after: open)..<close])
      parts.append(.text(String(rest[..<open])))
      parts.append(try Self.part(name, at: word.range))
      rest = rest[rest.index(after: close)...]
    }
    parts.append(.text(String(rest)))
    self.parts = parts
    guard !word.text.contains("/") else {
      throw LineProblem("a name has no / in it: files go into the folder", at: word.range)
    }
  }

  private static func part(_ name: String, at range: Range<Int>) throws(LineProblem) -> Part {
    if name == "n" { return .number }
    if name == "ext" { return .ending }
    guard name.hasPrefix("."), let path = try? AnswerPath(name, at: range) else {
      throw LineProblem("expected {n}, {ext} or a path such as {.id}, found {\(name)}", at: range)
    }
    return .value(path.path)
  }

  /// - Parameters:
  ///   - digits: how wide numbers are, so that names sort as they count.
  ///   - value: what goes into the file, where it is JSON.
  package func name(_ number: Int, digits: Int, ending: String, of value: Node?) -> String {
    let name = parts.map { part in
      switch part {
      case .text(let text): text
      case .number:
        String(repeating: "0", count: max(0, digits - "\(number)".utf8.count)) + "\(number)"
      case .ending: ending
      case .value(let path):
        Self.plain(value.flatMap { path.first(in: $0) }.map { $0.string ?? $0.compactText } ?? "")
      }
    }.joined()
    return Self.safe(name)
  }

  /// A part of a name: what separates folders, and what is not seen, is a `_`.
  private static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isBad = Unseen.inSource.contains(scalar) || "/\\:*?\"<>|".unicodeScalars.contains(scalar)
      result.unicodeScalars.append(isBad ? "_" : scalar)
    }
    return result
  }

  /// No folder, no hidden file, and no longer than file systems take.
  private static func safe(_ name: String) -> String {
    var result = String(plain(name).drop { $0 == "." || $0 == " " })
    let ending = result.lastIndex(of: ".").map { String(result[$0...]) } ?? ""
    if result.utf8.count > longest, ending.utf8.count <= 16 {
      var stem = result.dropLast(ending.count)
      while stem.utf8.count > longest - ending.utf8.count { stem.removeLast() }
      result = stem + ending
    }
    while result.utf8.count > longest { result.removeLast() }
    return result.isEmpty ? "_" : result
  }
}
