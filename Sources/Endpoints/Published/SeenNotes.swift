internal import ApusClient
internal import ApusJSON
package import ApusOpenAPI
internal import ApusSurroundings
internal import ApusSystem

/// What was seen beside a description that is kept, from one run of the program to the next: a small file beside it.
package final class SeenNotes: Sendable {
  private let path: String
  /// The note of the description, without which nothing is kept.
  private let owner: String
  /// What was seen another time.
  private let read: LazyValue<SeenFacts>

  init(at path: String, of owner: String, _ files: FileReader) {
    (self.path, self.owner) = (path, owner)
    read = LazyValue {
      guard case .success(let bytes) = files.contents(path), bytes.count <= Self.mostBytes else {
        return SeenFacts(earlier: [])
      }
      return Self.facts(bytes)
    }
  }

  package var earlier: SeenFacts { read.value }

  /// Keeps what there is by now, where that is anything new. That it cannot be written is no trouble: it is seen again.
  package func keep(_ facts: SeenFacts) {
    let new = Self.text(facts.toKeep)
    guard new != Self.text(earlier), new.utf8.count <= Self.mostBytes, (try? FileStatus(of: owner)) != nil
    else { return }
    try? PrivateFile.write(new, to: path, lasts: false)
  }

  private static let mostBytes = 1 << 20

  // MARK: The file

  static func text(_ facts: SeenFacts) -> String {
    let entries = facts.entries.map { entry in
      JSONValue.object([
        .init("method", .string(entry.method)), .init("path", .string(entry.path)),
        .init("described", .bool(entry.isDescribed)),
        .init(
          "facts",
          .array(
            entry.facts.map { .array([.string($0.kind.rawValue), .string($0.name), .string($0.what)]) })),
      ])
    }
    return JSONValue.object([.init("seen", .array(entries))]).text + "\n"
  }

  /// What `text` writes; nothing where it is anything else.
  static func facts(_ bytes: [UInt8]) -> SeenFacts {
    guard let entries = (try? JSONDocument(bytes))?.root["seen"]?.children else {
      return SeenFacts(earlier: [])
    }
    return SeenFacts(
      earlier: entries.compactMap { entry -> SeenFacts.Entry? in
        guard let method = entry["method"]?.string, let path = entry["path"]?.string else { return nil }
        let facts = entry["facts"]?.children.compactMap { fact -> SeenFacts.Fact? in
          let words = fact.children.compactMap(\.string)
          guard words.count == 3, let kind = SeenFacts.Fact.Kind(rawValue: words[0]) else { return nil }
          return SeenFacts.Fact(kind: kind, name: words[1], what: words[2])
        }
        return SeenFacts.Entry(
          method, path, isDescribed: entry["described"]?.boolean ?? false, facts: facts ?? [])
      })
  }
}
