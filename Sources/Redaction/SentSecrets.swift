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
    /// Whether it counts as a credential, and not only as something with a name.
    fileprivate var isCredential: Bool
  }

  private struct Place: Hashable {
    let name: String
    let origin: String
  }

  private var entries: [Place: Entry] = [:]
  private var order: [Place] = []
  private var otherCount = 0

  package init() {}

  /// The credentials, in the order in which they went out first.
  package var all: [Entry] { order.compactMap { entries[$0] }.filter(\.isCredential) }

  /// Those of a name, however it is spelled; a cookie is also found by its own name. Who asks for a name gets what no
  /// table calls a credential, too: it belongs to an origin all the same.
  package func named(_ name: String) -> [Entry] {
    let wanted = name.lowercased()
    return order.compactMap { entries[$0] }.filter {
      [wanted, Self.cookie(wanted)].contains($0.name.lowercased())
    }
  }

  /// The names there are, each once.
  package var names: [String] {
    var seen: Set<String> = []
    return all.map(\.name).filter { seen.insert($0.lowercased()).inserted }
  }

  package mutating func add(_ names: SentNames, to origin: String, at date: Date) {
    var seen: Set<String> = []
    for name in names.credentials where seen.insert(name.lowercased()).inserted {
      add(name, isCredential: true, to: origin, at: date)
    }
    for name in names.others where seen.insert(name.lowercased()).inserted {
      add(name, isCredential: false, to: origin, at: date)
    }
  }

  private mutating func add(_ name: String, isCredential: Bool, to origin: String, at date: Date) {
    let place = Place(name: name.lowercased(), origin: origin)
    if entries[place] == nil {
      if !isCredential {
        guard otherCount < Self.mostOthers else { return }
        otherCount += 1
      }
      order.append(place)
      entries[place] = Entry(
        name: name, origin: origin, first: date, last: date, count: 0, isCredential: isCredential)
    }
    entries[place]?.last = date
    entries[place]?.count += 1
    if isCredential { entries[place]?.isCredential = true }
  }

  /// A session may ask with ever new names, and still remembers all of its credentials.
  private static let mostOthers = 1000

  static func cookie(_ name: String) -> String { "the cookie \(name)" }
}
