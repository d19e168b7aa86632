internal import ApusSystem

/// A pattern for paths, as shells have it: `*` and `?` within a name, and `**` for any number of folders.
struct PathPattern {
  private let names: [Substring]
  /// The folder in front of the first name with a sign in it, with its slash; empty for where somebody is.
  let folder: String

  /// `nil` for a text without a sign of a pattern.
  init?(_ text: String) {
    guard text.contains(where: Self.isSign) else { return nil }
    let head = text.prefix { !Self.isSign($0) }
    folder = FilePath.folder(of: String(head))
    names = text.dropFirst(folder.count).split(separator: "/", omittingEmptySubsequences: true)
  }

  private static func isSign(_ character: Character) -> Bool { character == "*" || character == "?" }

  /// Whether it leads below more than one folder.
  var isDeep: Bool { names.count > 1 }

  /// Whether a path below its folder is meant.
  func matches(_ path: String) -> Bool {
    Self.matches(
      path.split(separator: "/"), names, isAny: { $0 == "**" },
      isOne: { name, pattern in
        Self.matches(
          Array(name), Array(pattern), isAny: { $0 == "*" }, isOne: { $1 == "?" || $0 == $1 })
      })
  }

  /// A row of things against a row of patterns, one of which may stand for any number of things: what could not be
  /// matched is tried once more behind the last of those, so the time is at most that of one row times the other.
  private static func matches<Thing, Pattern>(
    _ things: [Thing], _ patterns: [Pattern], isAny: (Pattern) -> Bool, isOne: (Thing, Pattern) -> Bool
  ) -> Bool {
    var (thing, pattern) = (0, 0)
    var retry: (thing: Int, pattern: Int)?
    while thing < things.count {
      if pattern < patterns.count, isAny(patterns[pattern]) {
        pattern += 1
        retry = (thing, pattern)
      } else if pattern < patterns.count, isOne(things[thing], patterns[pattern]) {
        thing += 1
        pattern += 1
      } else if let last = retry {
        retry = (last.thing + 1, last.pattern)
        (thing, pattern) = (last.thing + 1, last.pattern)
      } else {
        return false
      }
    }
    return patterns[pattern...].allSatisfy(isAny)
  }
}
