internal import ApusClient
internal import ApusContracts
internal import ApusJSON
internal import ApusRecordings

/// In which places the answers to a step differ, as `ignore` has them.
enum ChangedPlaces {
  /// The rules by which they may: they promise what is alike in both.
  static func rules(between old: [Recording], _ new: [Recording]) -> [String] {
    let statuses = zip(old, new).compactMap { before, now -> String? in
      guard let one = before.exchange.response?.status, let other = now.exchange.response?.status,
        one != other
      else { return nil }
      return "status \(one), \(other)"
    }
    // Another status comes with another body, but for those of one class.
    let isFine = zip(old, new).allSatisfy { before, now in
      [before, now].allSatisfy { 200..<300 ~= $0.exchange.response?.status ?? 0 }
    }
    let places = between(old, new).filter { statuses.isEmpty || isFine || $0.hasPrefix("header.") }
    let changes = zip(old, new).flatMap { Self.changes($0.exchange.body.bytes, $1.exchange.body.bytes) ?? [] }
    return statuses.prefix(1)
      + places.map { place in
        if place.hasPrefix("header.") { return "header \(place.dropFirst("header.".count)) ignore" }
        let values = changes.filter { $0.place == place }
        return values.isEmpty ? "body ignore" : "\(path(of: place)) \(promise(of: values))"
      }
  }

  /// `.items[*].id` of `body.items[*].id`
  private static func path(of place: String) -> String {
    let path = place.dropFirst("body".count)
    return path.hasPrefix(".") ? String(path) : ".\(path)"
  }

  /// What holds for the values at a place, as a rule has it.
  private static func promise(of changes: [Change]) -> String {
    // What did not come before promises nothing yet.
    guard changes.contains(where: { $0.before != nil }) else { return "ignore" }
    let pairs = changes.compactMap { change in change.before.flatMap { old in change.now.map { (old, $0) } } }
    let kept = pairs.isEmpty ? "type" : promise(of: pairs)
    if pairs.count == changes.count || kept == "ignore" { return kept }
    return ["type", "shape"].contains(kept) ? "optional" : "optional, \(kept)"
  }

  private static func promise(of pairs: [(Node, Node)]) -> String {
    if pairs.allSatisfy({ $0.isContainer && $0.kind == $1.kind }) {
      let isOfShape = pairs.allSatisfy { JSONShape(of: $0).mismatches(in: $1, limit: 1).isEmpty }
      // Below a `type` everything counts.
      return isOfShape ? "shape" : "ignore"
    }
    if pairs.allSatisfy({ ValueKind($0).takes(ValueKind($1)) }) { return "type" }
    var kinds = Set(pairs.flatMap { [ValueKind($0), ValueKind($1)] })
    if kinds.contains(.number) { kinds.remove(.integer) }
    return "type " + ValueKind.allCases.filter(kinds.contains).map(\.rawValue).joined(separator: " or ")
  }

  static func between(_ old: [Recording], _ new: [Recording]) -> [String] {
    var places: [String] = []
    for (before, now) in zip(old, new) {
      let changed =
        headers(before.exchange.response?.headers ?? [:], now.exchange.response?.headers ?? [:])
        + bodies(before.exchange.body.bytes, now.exchange.body.bytes)
      for place in changed where !places.contains(place) { places.append(place) }
    }
    return places
  }

  /// Only the date is another one by itself, and the length goes with the body.
  private static func headers(_ old: HeaderFields, _ new: HeaderFields) -> [String] {
    let fields = Array(old) + Array(new)
    let names = fields.map { $0.name.lowercased() }.filter { !["date", "content-length"].contains($0) }
    return Set(names).sorted().filter { old[$0] != new[$0] }.map { "header." + $0 }
  }

  private static func bodies(_ old: [UInt8], _ new: [UInt8]) -> [String] {
    guard old != new else { return [] }
    guard let changes = changes(old, new) else { return ["body"] }
    return Set(changes.map(\.place)).sorted()
  }

  /// `nil` for bodies that are no JSON.
  private static func changes(_ old: [UInt8], _ new: [UInt8]) -> [Change]? {
    guard let before = try? JSONDocument(old), let now = try? JSONDocument(new) else { return nil }
    var changes: [Change] = []
    var waiting = [(before.root, now.root, Change(place: "body", before: before.root, now: now.root))]
    while let (one, other, change) = waiting.popLast() {
      if one.kind == .object, other.kind == .object {
        for member in other.members {
          let old = one[member.name]
          let below = change.below(member.name, old, member.value)
          if let old { waiting.append((old, member.value, below)) } else { changes.append(below) }
        }
        changes += one.members.filter { other[$0.name] == nil }.map { change.below($0.name, $0.value, nil) }
      } else if let elements = elements(one, other) {
        waiting += elements.map { ($0, $1, change.below(nil, $0, $1)) }
      } else if !one.sameValue(as: other) {
        changes.append(change)
      }
    }
    return changes
  }

  /// The elements of two lists, each beside what it is compared with; `nil` where the lists differ as a whole: only in
  /// how many there are.
  private static func elements(_ old: Node, _ new: Node) -> [(Node, Node)]? {
    guard old.kind == .array, new.kind == .array else { return nil }
    if old.count == new.count { return Array(zip(old.children, new.children)) }
    let before = Array(old.children)
    guard !before.isEmpty, !JSONShape(of: old).mismatches(in: new, limit: 1).isEmpty else { return nil }
    return new.children.enumerated().map { (before[$0 % before.count], $1) }
  }
}

/// A place that a rule can name, and what stands there.
private struct Change {
  let place: String
  let before: Node?
  /// `nil` where it is gone.
  let now: Node?
  /// Whether something below it is meant that no path names as it is: that belongs to all it stands in.
  var isWhole = false

  /// A member of that name, or each element.
  func below(_ name: String?, _ before: Node?, _ now: Node?) -> Change {
    if isWhole { return self }
    guard let name else { return Change(place: place + "[*]", before: before, now: now) }
    guard !name.isEmpty, name.utf8.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 || $0 == 0x5f }) else {
      var whole = self
      whole.isWhole = true
      return whole
    }
    return Change(place: "\(place).\(name)", before: before, now: now)
  }
}
