#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Which credentials went where, and when, by their names. No value is kept.
package struct SentSecrets: Sendable {
  package struct Entry: Sendable, Hashable {
    /// `Authorization`, `the cookie sid`, `token`.
    package let name: String
    package let origin: String
    package let first: Date
    package fileprivate(set) var last: Date
    package fileprivate(set) var count: Int
  }

  private struct Place: Hashable {
    let name: String
    let origin: String
  }

  private var entries: [Place: Entry] = [:]
  private var order: [Place] = []

  package init() {}

  /// In the order in which they went out first.
  package var all: [Entry] { order.compactMap { entries[$0] } }

  /// Those of a name, however it is spelled; a cookie is also found by its own name.
  package func named(_ name: String) -> [Entry] {
    let wanted = name.lowercased()
    return all.filter { [wanted, Self.cookie(wanted)].contains($0.name.lowercased()) }
  }

  /// The names there are, each once.
  package var names: [String] {
    var seen: Set<String> = []
    return all.map(\.name).filter { seen.insert($0.lowercased()).inserted }
  }

  package mutating func add(_ names: [String], to origin: String, at date: Date) {
    var seen: Set<String> = []
    for name in names where seen.insert(name.lowercased()).inserted {
      let place = Place(name: name.lowercased(), origin: origin)
      if entries[place] == nil {
        order.append(place)
        entries[place] = Entry(name: name, origin: origin, first: date, last: date, count: 0)
      }
      entries[place]?.last = date
      entries[place]?.count += 1
    }
  }

  static func cookie(_ name: String) -> String { "the cookie \(name)" }
}
