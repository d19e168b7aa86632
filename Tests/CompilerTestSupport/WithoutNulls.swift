package import ApusJSON

extension Node {
  /// The value in one spelling: keys in order, members that are null left out, times to the second.
  package var withoutNulls: String {
    switch kind {
    case .object:
      let members = members.filter { $0.value.kind != .null }.map {
        "\($0.name.debugDescription):\($0.value.withoutNulls)"
      }
      return "{\(Set(members).sorted().joined(separator: ","))}"
    case .array: return "[\(children.map(\.withoutNulls).joined(separator: ","))]"
    case .integer, .decimal: return double.map { "\($0)" } ?? text
    case .string:
      return Timestamp(iso8601: string ?? "").map { "\($0.seconds)" } ?? (string ?? "").debugDescription
    default: return text
    }
  }
}
