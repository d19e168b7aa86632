extension GraphQLType {
  /// As a schema writes it, without descriptions; what is out of use is marked.
  package var definition: [String] {
    let word = kind == .object ? "type" : kind.rawValue
    let head =
      word + " " + name + (interfaces.isEmpty ? "" : " implements " + interfaces.joined(separator: " & "))
    func marked(_ line: String, _ deprecation: String?) -> String {
      "  " + line + (deprecation == nil ? "" : " @deprecated")
    }
    switch kind {
    case .scalar: return [head]
    case .union:
      guard members.count > 4 else { return ["\(head) = \(members.joined(separator: " | "))"] }
      return ["\(head) ="] + members.map { "  | \($0)" }
    case .object, .interface:
      return ["\(head) {"] + fields.map { marked($0.signature, $0.deprecation) } + ["}"]
    case .input: return ["\(head) {"] + inputs.map { marked($0.signature, $0.deprecation) } + ["}"]
    case .enumeration: return ["\(head) {"] + values.map { marked($0.name, $0.deprecation) } + ["}"]
    }
  }
}
