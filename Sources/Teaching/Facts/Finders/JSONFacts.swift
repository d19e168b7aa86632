internal import ApusClient
internal import ApusJSON
internal import ApusRendering
internal import ApusWords

/// What a reader of the JSON may trip over.
enum JSONFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard JSONBody.isPromised(exchange) else { return [] }
    do {
      let document = try exchange.document()
      return shape(document.root, exchange)
        + document.warnings(limit: 20).reduce(into: Warnings()) { $0.add($1) }.facts
    } catch {
      // What cannot be read as text, or is read in a charset that it is not in, is told by itself.
      if exchange.text.problem != nil || CharsetFacts.isJSONUnlikeItsLabel(exchange) { return [] }
      let offset = error.position.offset
      let type = exchange.response?.headers.evidence(of: "Content-Type")
      return [
        Fact(
          .seen,
          isCut(exchange.text.bytes, at: offset)
            ? "The body's JSON is cut off at byte \(offset): \(retold(error.description))."
            : "The body should be JSON and is not: \(retold(error.description)).",
          Evidence(.bytes, "byte \(offset)") + type, try: "body")
      ]
    }
  }

  /// Whether what is missing comes after the last byte.
  private static func isCut(_ bytes: [UInt8], at offset: Int) -> Bool {
    JSONBody.beginsLikeJSON(bytes) && bytes.dropFirst(offset).allSatisfy { " \t\r\n".utf8.contains($0) }
  }

  private static func shape(_ root: Node, _ exchange: Exchange) -> [Fact] {
    switch root.kind {
    case .object:
      guard let first = root.members.first(where: { _ in true }) else {
        return [Fact(.seen, "The body is an empty object.", .body(exchange, beginning: "{}"))]
      }
      let path = Location([.key(first.name)]).description
      return [
        Fact(
          .seen,
          root.count == 1
            ? "The body is an object of 1 key." : "The body is an object of \(Units.count(root.count)) keys.",
          .body(exchange, beginning: "{\(first.name.debugDescription): …"), try: path)
      ]
    case .array:
      return [
        Fact(
          .seen,
          root.count == 1
            ? "The body is a list of 1 element."
            : "The body is a list of \(Units.count(root.count)) elements.",
          .body(exchange, beginning: root.count == 0 ? "[]" : "[…"),
          try: root.count > 1 && root[0]?.kind == .object ? "table" : nil)
      ]
    default:
      return [
        Fact(
          .rule("RFC 8259, 2"), "The whole body is one value, which JSON allows and some readers do not.",
          .body(exchange))
      ]
    }
  }
}

/// Warnings, gathered so that each kind is told once.
private struct Warnings {
  private var duplicates: [Warning] = []
  private var numbers: [Warning] = []
  private var mark: Warning?
  private var half: Warning?

  mutating func add(_ warning: Warning) {
    switch warning.reason {
    case .duplicateKey: duplicates.append(warning)
    case .imprecise: numbers.append(warning)
    case .byteOrderMark: mark = mark ?? warning
    case .loneSurrogate: half = half ?? warning
    }
  }

  var facts: [Fact] {
    [
      fact(
        "A key appears twice in one object. Readers differ on which value they take; Apus shows both.",
        duplicates),
      fact(
        "Numbers that a Double cannot hold: Swift's Decimal or Int64 may, JavaScript loses digits.", numbers),
      fact(
        "A byte order mark stands before the JSON; strict readers refuse it.", [mark].compactMap(\.self),
        .rule("RFC 8259, 8.1")),
      fact(
        "A string holds half of a surrogate pair: no Swift String can be made of it exactly.",
        [half].compactMap(\.self)),
    ].compactMap(\.self)
  }

  private func fact(_ sentence: Sentence, _ all: [Warning], _ level: Level = .seen) -> Fact? {
    guard let first = all.first else { return nil }
    let names = all.compactMap(\.name)
    let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
    return Fact(
      level, sentence, Evidence(.bytes, "byte \(first.offset)" + (shown.isEmpty ? "" : ": \(shown)")))
  }
}

extension Warning {
  /// What it is about, where that has a name.
  fileprivate var name: String? {
    switch reason {
    case .duplicateKey(let name): name.debugDescription
    case .imprecise(let number): number
    case .byteOrderMark, .loneSurrogate: nil
    }
  }
}
