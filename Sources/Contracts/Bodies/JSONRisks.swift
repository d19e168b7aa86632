internal import ApusJSON

/// What fits the shape of a recorded value and may still trip a client: a value that is new where few were seen, a list
/// that is empty or very long, and what readers of JSON differ on.
struct JSONRisks {
  private let old: Node
  private let new: Node

  init(from old: Node, to new: Node) {
    self.old = old
    self.new = new
  }

  /// - Parameter counts: whether a place is looked at.
  func findings(where counts: (Location) -> Bool) -> [Finding] {
    placed(where: counts) + warnings()
  }

  /// Those that are about a place.
  func placed(where counts: (Location) -> Bool) -> [Finding] {
    lists(where: counts) + newValues(where: counts)
  }

  /// Lists at the same places of both.
  private func lists(where counts: (Location) -> Bool) -> [Finding] {
    var findings: [Finding] = []
    var waiting = [(old, new, Location())]
    while let (old, new, place) = waiting.popLast() {
      if old.kind == .array, new.kind == .array {
        guard counts(place) else { continue }
        findings += ListLengths.findings(at: "\(place)", from: old.count, to: new.count)
        findings += gone(from: old, in: new, at: place)
      } else if old.kind == .object, new.kind == .object {
        for member in old.members.prefix(1_000) where member.value.isContainer {
          guard let other = new[member.name] else { continue }
          waiting.append((member.value, other, place.appending(.key(member.name))))
        }
      }
    }
    return findings
  }

  /// Members that half of a list's elements or more had, though not all, and that none has now: nobody promised them, and
  /// somebody reckoned with them.
  private func gone(from old: Node, in new: Node, at place: Location) -> [Finding] {
    guard new.count > 0 else { return [] }
    func counts(_ list: Node) -> [String: Int] {
      list.children.prefix(1_000).reduce(into: [:]) { counts, element in
        for name in Set(element.members.map(\.name)) { counts[name, default: 0] += 1 }
      }
    }
    let (before, now, all) = (counts(old), counts(new), min(old.count, 1_000))
    let names = before.filter { $1 < all && $1 * 2 >= all && now[$0] == nil }.keys.sorted()
    let list = "\(place)" == "." ? ".[*]" : "\(place)[*]"
    return names.map { name in
      let member = "\(list)\(Location([.key(name)]))"
      return Finding(
        .shape, ["- \(member): in \(before[name] ?? 0) of \(all) elements", "+ \(member): in none"],
        isNoted: true)
    }
  }

  private func newValues(where counts: (Location) -> Bool) -> [Finding] {
    let (before, now) = (ValueSurvey(old), ValueSurvey(new))
    return now.places.compactMap { pattern in
      guard let known = before.choices(at: pattern), let found = now.first(at: pattern, notAmong: known),
        counts(found.place)
      else { return nil }
      let words = known.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
      return Finding(
        .value,
        [
          "- \(pattern.hasPrefix("[") ? "." : "")\(pattern): \(known.count == 1 ? words : "one of \(words)")",
          "+ \(found.place): \"\(found.text)\"",
        ],
        isNoted: true)
    }
  }

  /// What was not in the recorded answer already.
  private func warnings() -> [Finding] {
    let known = Set(old.document.warnings().map(\.kind))
    var told = known
    return new.document.warnings().compactMap { warning in
      told.insert(warning.kind).inserted ? Finding(.value, ["+ \(warning.words)"], isNoted: true) : nil
    }
  }
}

extension Warning {
  fileprivate var kind: String {
    switch reason {
    case .byteOrderMark: "mark"
    case .duplicateKey: "key"
    case .imprecise: "number"
    case .loneSurrogate: "surrogate"
    }
  }

  fileprivate var words: String {
    switch reason {
    case .byteOrderMark: "a byte order mark before the text"
    case .duplicateKey(let key): "the key \"\(key)\" is there twice in one object"
    case .imprecise(let number): "\(number) is more than a double can hold"
    case .loneSurrogate: "an escape is half of a character"
    }
  }
}

/// The texts of a value, by their places, all elements of a list as one.
private struct ValueSurvey {
  private struct Place {
    let name: String
    var count = 0
    var texts: Set<String> = []
    var samples: [(text: String, place: Location)] = []
  }

  /// Their patterns, in order.
  private(set) var places: [String] = []
  private var byPattern: [String: Place] = [:]
  private var left = 20_000

  private static let mostChoices = 8
  private static let longest = 40

  init(_ root: Node) { add(root, Location(), "", "") }

  /// What a place holds, where that looks like a choice among few.
  func choices(at pattern: String) -> Set<String>? {
    guard let place = byPattern[pattern], place.texts.count <= Self.mostChoices,
      !place.texts.contains(where: {
        $0.utf8.count > Self.longest || StringFormat(Array($0.utf8)[...]) != nil
      })
    else { return nil }
    let isRepeated = place.count >= 3 && place.texts.count * 2 <= place.count
    return isRepeated || Self.names.contains(where: place.name.hasSuffix) ? place.texts : nil
  }

  /// Names of what is a choice, as a rule.
  private static let names = [
    "status", "state", "type", "kind", "role", "level", "currency", "unit", "mode", "priority", "visibility",
  ]

  func first(at pattern: String, notAmong known: Set<String>) -> (text: String, place: Location)? {
    byPattern[pattern]?.samples.first { !known.contains($0.text) }
  }

  private mutating func add(_ node: Node, _ place: Location, _ pattern: String, _ name: String) {
    guard left > 0, place.steps.count < 64 else { return }
    left -= 1
    switch node.kind {
    case .string: note(node.string ?? "", place, pattern, name)
    case .array:
      for (position, child) in node.children.enumerated() {
        add(child, place.appending(.position(position)), pattern + "[*]", name)
      }
    case .object:
      for member in node.members {
        let step = Location([.key(member.name)])
        add(member.value, place.appending(.key(member.name)), pattern + "\(step)", member.name.lowercased())
      }
    default: break
    }
  }

  private mutating func note(_ text: String, _ location: Location, _ pattern: String, _ name: String) {
    if byPattern[pattern] == nil { places.append(pattern) }
    var place = byPattern.removeValue(forKey: pattern) ?? Place(name: name)
    place.count += 1
    if place.texts.count <= Self.mostChoices, place.texts.insert(text).inserted {
      place.samples.append((text, location))
    }
    byPattern[pattern] = place
  }
}
