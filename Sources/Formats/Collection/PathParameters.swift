internal import ApusEncodings
internal import ApusJSON

/// `/users/:id` with the values that belong to it. One without a value is a variable that somebody has to set.
enum PathParameters {
  static func fill(_ url: String, from values: [(name: String, value: String)]) -> String {
    let end = url.firstIndex { $0 == "?" || $0 == "#" } ?? url.endIndex
    let parts = url[..<end].split(separator: "/", omittingEmptySubsequences: false).map { part in
      guard part.hasPrefix(":"), part.count > 1 else { return String(part) }
      let name = String(part.dropFirst())
      guard let value = values.last(where: { $0.name == name })?.value, !value.isEmpty else {
        return "{{\(name)}}"
      }
      return value
    }
    return parts.joined(separator: "/") + url[end...]
  }
}
