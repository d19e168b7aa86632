internal import ApusEncodings

/// Where secrets stand in a text in XML, by the names of elements and attributes: a scanner that knows no entities, no
/// schema and no way to recurse, and for which nothing is malformed. What it cannot tell apart it passes over.
///
/// A name without its prefix counts, as in `<wsse:Password>`; and what stands in `<key>`, `<name>`, or in an attribute
/// called so, names what it stands beside, as in property lists, XML-RPC and settings.
package struct XMLSecrets {
  package struct Secret: Hashable {
    package let name: String
    /// Where its value stands among the bytes, spelled as in XML.
    package let range: Range<Int>
  }

  private struct Element {
    let name: String
    /// The secret's name that everything in it stands below.
    var outer: String?
  }

  private let bytes: [UInt8]
  private var at: Int
  private var open: [Element] = []
  /// How many of a name are open: an end tag is looked for only where there is one to find.
  private var openCounts: [String: Int] = [:]
  private var found: [Secret] = []

  /// All of them, in order; none where the bytes are no XML.
  package static func all(in bytes: [UInt8]) -> [Secret] {
    let start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    guard bytes[start...].first(where: { !isBlank($0) }) == UInt8(ascii: "<") else { return [] }
    var scanner = XMLSecrets(bytes, from: start)
    scanner.scan()
    return scanner.found
  }

  private init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    at = start
  }

  private mutating func scan() {
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "<") else {
        takeText(until: end(of: "<", keepsIt: true))
        continue
      }
      if isNext("<!--") {
        at = end(of: "-->")
      } else if isNext("<![CDATA[") {
        at += 9
        takeText(until: end(of: "]]>", keepsIt: true))
        at = min(at + 3, bytes.count)
      } else if isNext("<?") {
        at = end(of: "?>")
      } else if isNext("<!") {
        skipDeclaration()
      } else if isNext("</") {
        takeEndTag()
      } else {
        takeStartTag()
      }
    }
  }

  // MARK: Text

  private mutating func takeText(until end: Int) {
    let text = trimmed(at..<end)
    at = end
    guard !text.isEmpty, let element = open.last else { return }
    if Self.naming.contains(element.name.lowercased()), open.count > 1 {
      // What follows in the element around it has this name.
      let name = secretName(string(text))
      open[open.count - 2].outer = name ?? outerName(of: open.count - 2)
      if name == nil { note(element.name, text) }
    } else if let name = element.outer {
      note(name, text)
    }
  }

  /// The secret's name that an element stands below, or that is its own.
  private func outerName(of place: Int) -> String? {
    secretName(open[place].name) ?? (place > 0 ? open[place - 1].outer : nil)
  }

  /// Elements and attributes that hold the name of something else.
  private static let naming: Set = ["key", "name"]

  // MARK: Tags

  private mutating func takeStartTag() {
    at += 1
    let name = localName(takeName())
    guard !name.isEmpty else { return }
    var outer = secretName(name) ?? open.last?.outer
    let attributes = takeAttributes()
    // What a report of tests calls its cases tells nothing of what became of them.
    let isTest = ["testcase", "testsuite", "testsuites"].contains(name.lowercased())
    let names = attributes.filter { !isTest && Self.naming.contains($0.name.lowercased()) }
    outer = names.compactMap { secretName(string($0.value)) }.last ?? outer
    for attribute in attributes {
      if secretName(attribute.name) != nil {
        note(attribute.name, attribute.value)
      } else if attribute.name.lowercased() == "value", let outer {
        note(outer, attribute.value)
      } else if secretName(name) != nil,
        attribute.name.lowercased() == "v" || SecretNames.looksMadeUp(string(attribute.value))
      {
        // `<token id='…'/>` says it in a way of its own.
        note(name, attribute.value)
      }
    }
    let isEmpty = at < bytes.count && bytes[at] == UInt8(ascii: "/")
    at = end(of: ">")
    guard !isEmpty, !Self.hasNoEnd.contains(name.lowercased()) else { return }
    open.append(Element(name: name, outer: outer))
    openCounts[name, default: 0] += 1
  }

  /// Elements of HTML that hold nothing.
  private static let hasNoEnd: Set = ["input", "meta", "link", "img", "br", "hr"]

  /// Ends at `>`, at `/` before it, or at the end.
  private mutating func takeAttributes() -> [(name: String, value: Range<Int>)] {
    var attributes: [(name: String, value: Range<Int>)] = []
    while true {
      skipBlanks()
      guard at < bytes.count, bytes[at] != UInt8(ascii: ">"), !isNext("/>") else { return attributes }
      let name = localName(takeName())
      skipBlanks()
      guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else {
        // Neither a name nor a sign: it is passed over.
        if name.isEmpty { at += 1 }
        continue
      }
      at += 1
      skipBlanks()
      let value = takeValue()
      if !name.isEmpty { attributes.append((name, value)) }
    }
  }

  private mutating func takeValue() -> Range<Int> {
    guard at < bytes.count else { return at..<at }
    let quote = bytes[at]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = at + 1
      let end = bytes[start...].firstIndex(of: quote) ?? bytes.count
      at = min(end + 1, bytes.count)
      return start..<end
    }
    let start = at
    at = bytes[at...].firstIndex { Self.isBlank($0) || $0 == UInt8(ascii: ">") } ?? bytes.count
    return start..<at
  }

  /// Ends its element, and those in it that were not ended, as in HTML.
  private mutating func takeEndTag() {
    at += 2
    let name = localName(takeName())
    at = end(of: ">")
    guard openCounts[name, default: 0] > 0 else { return }
    while let last = open.popLast() {
      openCounts[last.name, default: 1] -= 1
      if last.name == name { return }
    }
  }

  /// `<!DOCTYPE …>` with what it declares between brackets. Nothing of it is looked into.
  private mutating func skipDeclaration() {
    var depth = 0
    var quote: UInt8?
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      if let mark = quote {
        if byte == mark { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return
      default: break
      }
    }
  }
}

// MARK: - Bytes

extension XMLSecrets {
  private mutating func note(_ name: String, _ value: Range<Int>) {
    let range = trimmed(value)
    guard SecretNames.hides(name, string(range), in: .member) else { return }
    found.append(Secret(name: name, range: range))
  }

  /// The name, where it is a secret's.
  private func secretName(_ name: String) -> String? {
    // `key` says here that a name follows.
    let isNaming = Self.naming.contains(name.lowercased())
    return isNaming || SecretNames.rule(of: name, in: .member) == nil ? nil : name
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func localName(_ range: Range<Int>) -> String {
    String(string(range).split(separator: ":").last ?? "")
  }

  private mutating func takeName() -> Range<Int> {
    let start = at
    at = bytes[at...].firstIndex { Self.isBlank($0) || Self.endsName.contains($0) } ?? bytes.count
    return start..<at
  }

  private static let endsName = Set("=/><\"'".utf8)

  private mutating func skipBlanks() {
    at = bytes[at...].firstIndex { !Self.isBlank($0) } ?? bytes.count
  }

  private func isNext(_ text: String) -> Bool { bytes[at...].starts(with: text.utf8) }

  /// Where something ends, or begins, that is looked for from here; the end of everything where it is not.
  private func end(of text: String, keepsIt: Bool = false) -> Int {
    let mark = Array(text.utf8)
    var place = at
    while let next = bytes[place...].firstIndex(of: mark[0]) {
      if bytes[next...].starts(with: mark) { return keepsIt ? next : next + mark.count }
      place = next + 1
    }
    return bytes.count
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let part = bytes[range]
    guard let first = part.firstIndex(where: { !Self.isBlank($0) }),
      let last = part.lastIndex(where: { !Self.isBlank($0) })
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d
  }
}
