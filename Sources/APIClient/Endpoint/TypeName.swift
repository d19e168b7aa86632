/// A type's name as somebody would write it: `[GitHub.Repository]`, `GitHub.User.Response`.
package struct TypeName: Sendable, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ type: Any.Type) {
    description = Self.shortened(String(reflecting: type)[...])
  }

  /// Without modules, and with the short spellings of lists, dictionaries and optionals.
  private static func shortened(_ full: Substring) -> String {
    guard let open = full.firstIndex(of: "<"), full.hasSuffix(">") else { return withoutModule(full) }
    let name = withoutModule(full[..<open])
    let arguments = split(full[full.index(after: open)...].dropLast()).map(shortened)
    switch (name, arguments.count) {
    case ("Array", 1): return "[\(arguments[0])]"
    case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
    case ("Optional", 1): return "\(arguments[0])?"
    default: return "\(name)<\(arguments.joined(separator: ", "))>"
    }
  }

  private static func withoutModule(_ name: Substring) -> String {
    guard let dot = name.firstIndex(of: ".") else { return String(name) }
    return String(name[name.index(after: dot)...])
  }

  /// At the commas that stand in no brackets.
  private static func split(_ list: Substring) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = list.startIndex
    for place in list.indices {
      switch list[place] {
      case "<": depth += 1
      case ">": depth -= 1
      case "," where depth == 0:
        parts.append(list[start..<place])
        start = list.index(place, offsetBy: 2, limitedBy: list.endIndex) ?? list.endIndex
      default: break
      }
    }
    return parts + [list[start...]]
  }
}
