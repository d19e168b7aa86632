import ApusRandomTestSupport

/// Random JSON and random paths, small and dense, so that paths often find something.
extension SeededGenerator {
  private static let names = ["a", "b", "c", "日本", "odd key", "a'b", "x\\\"y"]
  private static let scalars = [
    "null", "true", "false", "0", "1", "1.0", "-2.5e3", "12345678901234567890", "\"\"", "\"a\"", "\"ab\"",
    "\"\\u0061\\n\"", "\"日本\"", "\"2024-01-02\"", "\"2024-01-02T03:04:05Z\"", "\"https://example.com/a\"",
  ]

  /// A JSON text without repeated keys.
  mutating func document(depth: Int) -> String {
    if depth == 0 || flip(0.3) { return pick(Self.scalars) }
    let count = below(4)
    if flip(0.5) {
      return "[" + (0..<count).map { _ in document(depth: depth - 1) }.joined(separator: ",") + "]"
    }
    let names = Self.names.shuffled(using: &self).prefix(count)
    return "{" + names.map { "\"\($0)\":\(document(depth: depth - 1))" }.joined(separator: ",") + "}"
  }

  /// A path the grammar and the types allow.
  mutating func path() -> String { "$" + segments(filters: 2) }

  /// A path with something taken out, put in or repeated.
  mutating func mutated(_ path: String) -> String {
    var scalars = Array(path.unicodeScalars)
    for _ in 0...below(3) {
      let at = below(scalars.count + 1)
      switch below(3) {
      case 0: scalars.insert(pick(Array("$@.[]()*?!=<>&|,:'\"\\ -019aeu{}日\u{0}".unicodeScalars)), at: at)
      case 1: if at < scalars.count { scalars.remove(at: at) }
      default: scalars.insert(contentsOf: scalars.suffix(below(8)), at: at)
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private mutating func segments(filters: Int, singular: Bool = false) -> String {
    (0..<below(4)).map { _ in segment(filters: filters, singular: singular) }.joined()
  }

  private mutating func segment(filters: Int, singular: Bool) -> String {
    if singular {
      return flip(0.5) ? ".\(pick(["a", "b", "c", "日本"]))" : "[\(pick(["0", "-1", "'odd key'"]))]"
    }
    switch below(6) {
    case 0: return pick([".a", ".b", ".c", ".日本"])
    case 1: return ".*"
    case 2: return pick(["..a", "..*", "..[0]"])
    default:
      let count = flip(0.8) ? 1 : 2
      return "[" + (0..<count).map { _ in selector(filters: filters) }.joined(separator: ", ") + "]"
    }
  }

  private mutating func selector(filters: Int) -> String {
    switch below(filters > 0 ? 7 : 4) {
    case 0: return "'\(pick(["a", "b", "odd key", "a\\'b", "x\"y"]))'"
    case 1: return pick(["0", "1", "-1", "-2"])
    case 2: return "\(pick(["", "0", "-2"])):\(pick(["", "2", "-1"]))\(pick(["", ":2", ":-1"]))"
    case 3: return "*"
    default: return "?" + condition(filters: filters - 1)
    }
  }

  private mutating func condition(filters: Int) -> String {
    switch below(8) {
    case 0: return "\(condition(filters: filters)) && \(condition(filters: 0))"
    case 1: return "\(condition(filters: filters)) || \(condition(filters: 0))"
    case 2: return "!(\(condition(filters: filters)))"
    case 3: return "\(pick(["", "!"]))@\(segments(filters: filters))"
    case 4:
      return "\(pick(["match", "search"]))(\(operand(filters)), '\(pick(["a.*", "[a-z]", "日", "\\\\p{L}"]))')"
    default: return "\(operand(filters)) \(pick(["==", "!=", "<", "<=", ">", ">="])) \(operand(filters))"
    }
  }

  private mutating func operand(_ filters: Int) -> String {
    switch below(6) {
    case 0: return pick(["0", "1", "'a'", "null", "true", "\"日本\"", "12345678901234567890", "1e0"])
    case 1: return "length(@\(segments(filters: 0, singular: true)))"
    case 2: return "count(@\(segments(filters: filters)))"
    case 3: return "value(\(pick(["@", "$"]))\(segments(filters: 0)))"
    case 4: return "$" + segments(filters: 0, singular: true)
    default: return "@" + segments(filters: 0, singular: true)
    }
  }
}
