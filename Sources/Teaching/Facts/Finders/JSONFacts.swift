internal import ApusClient
internal import ApusJSON
internal import ApusRendering

/// What a reader of the JSON may trip over.
enum JSONFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard JSONBody.isPromised(exchange) else { return [] }
    do {
      let document = try exchange.document()
      return shape(document.root) + document.warnings(limit: 20).reduce(into: Warnings()) { $0.add($1) }.facts
    } catch {
      // What cannot be read as text is told by itself.
      if exchange.text.problem != nil { return [] }
      return [
        Fact(
          "The body should be JSON and is not: \(error.description).", "byte \(error.position.offset)",
          try: "body")
      ]
    }
  }

  private static func shape(_ root: Node) -> [Fact] {
    switch root.kind {
    case .object:
      guard let first = root.members.first(where: { _ in true }) else {
        return [Fact("The body is an object without a key.")]
      }
      let path = Location([.key(first.name)]).description
      return [
        Fact("The body is an object of \(Units.count(root.count, "key")).", try: path)
      ]
    case .array:
      return [
        Fact(
          "The body is a list of \(Units.count(root.count, "element")).",
          try: root.count > 1 && root[0]?.kind == .object ? "table" : nil)
      ]
    default: return [Fact("The whole body is one value, which JSON allows and some readers do not.")]
    }
  }
}

/// Warnings, gathered so that each kind is told once.
private struct Warnings {
  private var duplicates: [String] = []
  private var numbers: [String] = []
  private var hasMark = false
  private var hasHalf = false

  mutating func add(_ warning: Warning) {
    switch warning.reason {
    case .duplicateKey(let name): duplicates.append(name)
    case .imprecise(let number): numbers.append(number)
    case .byteOrderMark: hasMark = true
    case .loneSurrogate: hasHalf = true
    }
  }

  var facts: [Fact] {
    var facts: [Fact] = []
    if !duplicates.isEmpty {
      facts.append(
        Fact(
          "A key stands twice in one object. Readers differ on which value they take; Apus shows both.",
          names(duplicates.map(\.debugDescription))))
    }
    if !numbers.isEmpty {
      facts.append(
        Fact(
          "Numbers that a Double cannot hold: Swift's Decimal or Int64 may, JavaScript loses digits.",
          names(numbers)))
    }
    if hasMark { facts.append(Fact("A byte order mark stands before the JSON; strict readers refuse it.")) }
    if hasHalf {
      facts.append(
        Fact("A string holds half of a surrogate pair: no Swift String can be made of it exactly."))
    }
    return facts
  }

  private func names(_ all: [String]) -> String {
    all.prefix(3).joined(separator: ", ") + (all.count > 3 ? ", …" : "")
  }
}
