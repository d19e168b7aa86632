package import ApusJSON

/// Reads lines of `gron` back as JSON, all of them or those that `grep` has left: what is not there any more is null in a
/// list, and missing in an object.
package struct GronReader {
  /// Why a line is none of gron's.
  package struct Problem: Error, Sendable, Hashable {
    package let line: Int
    package let message: String
  }

  /// Lists with larger holes are no list that somebody left lines of.
  private static let mostHoles = 100_000
  private static let deepest = 500

  /// Whether a file that is called so, or begins so, is gron's.
  package static func isOne(_ bytes: [UInt8], named name: String) -> Bool {
    if name.lowercased().hasSuffix(".gron") { return true }
    let start = bytes.prefix(200).drop { $0 == 0x20 || $0 == 0x0a }
    guard start.starts(with: "json".utf8), let next = start.dropFirst(4).first else { return false }
    return " .[".utf8.contains(next) && start.prefix { $0 != 0x0a }.contains(UInt8(ascii: "="))
  }

  /// The document that some lines make.
  package static func document(_ bytes: [UInt8]) throws(Problem) -> JSONDocument {
    let root = GronValue()
    var holes = 0
    for (number, line) in bytes.split(separator: 0x0a, omittingEmptySubsequences: false).enumerated() {
      let text = line.last == 0x0d ? line.dropLast() : line
      guard text.contains(where: { $0 != 0x20 }) else { continue }
      var reader = LineReader(text, number: number + 1)
      let steps = try reader.path()
      let value = try reader.value()
      guard steps.count <= deepest else {
        throw Problem(line: number + 1, message: "it is deeper than \(deepest) levels")
      }
      root.set(value, at: steps, &holes)
      guard holes <= mostHoles else {
        throw Problem(line: number + 1, message: "a list with so large a hole is not made")
      }
    }
    var text: [UInt8] = []
    root.write(to: &text)
    guard let document = try? JSONDocument(text) else { throw Problem(line: 1, message: "it makes no JSON") }
    return document
  }
}

/// One line, from its left to its right.
private struct LineReader {
  private let bytes: ArraySlice<UInt8>
  private var at: Int
  private let number: Int

  init(_ bytes: ArraySlice<UInt8>, number: Int) {
    self.bytes = bytes
    at = bytes.startIndex
    self.number = number
  }

  private func problem(_ message: String) -> GronReader.Problem {
    GronReader.Problem(line: number, message: message)
  }

  /// `json.items[0]["odd key"]`
  mutating func path() throws(GronReader.Problem) -> [Location.Step] {
    while at < bytes.endIndex, bytes[at] == 0x20 { at += 1 }
    guard bytes[at...].starts(with: "json".utf8) else { throw problem("a line begins with `json`") }
    at += 4
    var steps: [Location.Step] = []
    while at < bytes.endIndex, bytes[at] != 0x20, bytes[at] != UInt8(ascii: "=") { steps.append(try step()) }
    return steps
  }

  private mutating func step() throws(GronReader.Problem) -> Location.Step {
    let first = bytes[at]
    at += 1
    let rest = bytes[at...]
    if first == UInt8(ascii: ".") {
      let name = rest.prefix { !" =.[".utf8.contains($0) }
      at = name.endIndex
      guard !name.isEmpty else { throw problem("a name is missing behind `.`") }
      return .key(String(decoding: name, as: UTF8.self))
    }
    guard first == UInt8(ascii: "[") else { throw problem("expected `.`, `[` or `=`") }
    guard rest.first == UInt8(ascii: "\"") else {
      let digits = rest.prefix { $0 &- 0x30 < 10 }
      guard let position = Int(String(decoding: digits, as: UTF8.self)),
        rest.dropFirst(digits.count).first == UInt8(ascii: "]")
      else { throw problem("expected a position or a key in quotes between brackets") }
      at = digits.endIndex + 1
      return .position(position)
    }
    var end = at + 1
    while end < bytes.endIndex, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end + 1 < bytes.endIndex, bytes[end + 1] == UInt8(ascii: "]"),
      let key = try? JSONDocument(Array(bytes[at...end])).root.string
    else { throw problem("a key in quotes does not end with `\"]`") }
    at = end + 2
    return .key(key)
  }

  /// What stands behind `=`, up to a semicolon that may be missing.
  mutating func value() throws(GronReader.Problem) -> [UInt8] {
    var rest = bytes[at...].drop { $0 == 0x20 }
    guard rest.popFirst() == UInt8(ascii: "=") else { throw problem("expected ` = ` and a value") }
    while let last = rest.last, last == 0x20 || last == UInt8(ascii: ";") { rest.removeLast() }
    guard let value = try? JSONDocument(Array(rest)).root else {
      throw problem("what stands behind `=` is not JSON")
    }
    return Array(value.bytes)
  }
}

/// A value that lines are put into.
private final class GronValue {
  private var scalar: [UInt8]?
  private var keys: [String] = []
  private var members: [String: GronValue] = [:]
  private var elements: [GronValue]?

  /// - Parameter holes: counts the elements that no line named.
  func set(_ value: [UInt8], at steps: [Location.Step], _ holes: inout Int) {
    var place = self
    for step in steps { place = place.child(step, &holes) }
    if value == Array("[]".utf8) { place.elements = place.elements ?? [] } else { place.scalar = value }
  }

  private func child(_ step: Location.Step, _ holes: inout Int) -> GronValue {
    switch step {
    case .key(let key):
      if let known = members[key] { return known }
      let value = GronValue()
      keys.append(key)
      members[key] = value
      return value
    case .position(let position):
      var all = elements ?? []
      elements = nil
      defer { elements = all }
      let missing = position - all.count
      holes += max(0, missing)
      guard missing <= 100_000 else { return GronValue() }
      while all.count <= position { all.append(GronValue()) }
      return all[position]
    }
  }

  func write(to text: inout [UInt8]) {
    if let elements {
      text.append(UInt8(ascii: "["))
      for (place, element) in elements.enumerated() {
        if place > 0 { text.append(UInt8(ascii: ",")) }
        element.write(to: &text)
      }
      text.append(UInt8(ascii: "]"))
    } else if !keys.isEmpty {
      text.append(UInt8(ascii: "{"))
      for (place, key) in keys.enumerated() {
        if place > 0 { text.append(UInt8(ascii: ",")) }
        JSONString.appendQuoted(key, to: &text)
        text.append(UInt8(ascii: ":"))
        members[key]?.write(to: &text)
      }
      text.append(UInt8(ascii: "}"))
    } else {
      text += scalar ?? Array("null".utf8)
    }
  }
}
