internal import ApusClient
internal import ApusJSON
internal import ApusRecordings

/// In which places the answers to a step differ, as `ignore` has them.
enum ChangedPlaces {
  /// The rules by which they may.
  static func rules(between old: [Recording], _ new: [Recording]) -> [String] {
    let statuses = zip(old, new).compactMap { before, now -> String? in
      guard let one = before.exchange.response?.status, let other = now.exchange.response?.status,
        one != other
      else { return nil }
      return "status \(one), \(other)"
    }
    // Another status comes with another body.
    let places = between(old, new).filter { statuses.isEmpty || $0.hasPrefix("header.") }
    return statuses.prefix(1)
      + places.map { place in
        if place.hasPrefix("header.") { return "header \(place.dropFirst("header.".count)) ignore" }
        let path = place.dropFirst("body".count)
        return path.isEmpty ? "body ignore" : (path.hasPrefix(".") ? "\(path)" : ".\(path)") + " ignore"
      }
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
    guard let before = try? JSONDocument(old), let now = try? JSONDocument(new) else { return ["body"] }
    var places: [String] = []
    var waiting = [(before.root, now.root, "body")]
    while let (one, other, place) = waiting.popLast() {
      if one.kind == .object, other.kind == .object {
        for member in other.members {
          // A name that no path takes as it is belongs to all that it stands in.
          let name = member.name
          let isPlain = !name.isEmpty && name.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 == 0x5f }
          let below = isPlain ? "\(place).\(name)" : place
          if let same = one[name] {
            waiting.append((same, member.value, below))
          } else {
            places.append(below)
          }
        }
      } else if one.kind == .array, other.kind == .array, one.count == other.count {
        for pair in zip(one.children, other.children) { waiting.append((pair.0, pair.1, place + "[*]")) }
      } else if !one.sameValue(as: other) {
        places.append(place)
      }
    }
    return Set(places).sorted()
  }
}
