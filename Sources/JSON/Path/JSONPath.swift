/// A path into a JSON value: the whole of RFC 9535 (JSONPath), and a shorthand that begins with a dot.
///
///     let path = try JSONPath("$.items[?@.stars > 100].name")
///     path.nodes(in: document.root)
///
/// In the shorthand a leading `.` is `$`, `.` alone is the whole value, `[]` is `[*]`, `.a.[0]` is `.a[0]`, `[id=2]` is
/// `[?@.id == 2]`, and names may hold `-`: `.items[].node-id`. None of this is allowed in a path that begins with `$`.
///
/// Where the RFC leaves a choice:
/// - A repeated key: a name selects its last value, as `Node`'s subscript does; `*`, `..` and filters select
///   all of them.
/// - Numbers are compared by value without rounding, however large: `9007199254740993 != 9007199254740992`.
/// - In patterns an unescaped `^` or `$` stands for the start or end of the string, as most people expect.
/// - Patterns and filters have limits: 64 levels of nesting, 10 000 steps in a pattern.
public struct JSONPath: Sendable {
  /// The path as it was written.
  public let text: String

  /// Literal patterns of `match` and `search` that are not regular expressions of RFC 9485 (I-Regexp). They
  /// are no errors: the RFC has such a test be false. Whoever typed the path will want to know.
  public let unusablePatterns: [PathSyntaxError]

  let segments: [Segment]

  /// Reads a path.
  ///
  /// - Throws: `PathSyntaxError` for a text that is no path, for an unknown function or one that is given or compared
  ///   with what it does not take, and for an index beyond 2⁵³ - 1. That a path selects nothing is no error, nor is a
  ///   pattern that cannot be used: see `unusablePatterns`.
  public init(_ text: String) throws(PathSyntaxError) {
    var parser = PathParser(text)
    segments = try parser.path()
    unusablePatterns = parser.unusablePatterns
    self.text = text
  }

  /// Whether the path can select one value at most: names and indexes only.
  public var isSingular: Bool { segments.allSatisfy(\.isSingular) }

  /// Whether one of its parts is a filter, which often is there to find one value.
  package var hasFilter: Bool {
    segments.contains { $0.selectors.contains { if case .filter = $0 { true } else { false } } }
  }

  /// All the values the path selects, in the order of the RFC. A value selected twice is there twice. Nothing
  /// selected is no error.
  public func nodes(in root: Node) -> [Node] { Array(matches(in: root)) }

  /// The first value the path selects. It looks no further than that.
  public func first(in root: Node) -> Node? {
    var matches = self.matches(in: root)
    return matches.next()
  }

  /// The values the path selects, each found when it is asked for: `prefix` limits the work too.
  public func matches(in root: Node) -> Matches { matches(in: root, within: .unlimited) }
}

extension JSONPath: Hashable {
  /// Paths are equal when they select alike, however they are written: `.a`, `$.a` and `$['a']`.
  public static func == (left: JSONPath, right: JSONPath) -> Bool { left.segments == right.segments }
  /// Hashes what the path selects, not how it is written.
  public func hash(into hasher: inout Hasher) { hasher.combine(segments) }
}

extension JSONPath: CustomStringConvertible {
  /// The path as it was written.
  public var description: String { text }
}
