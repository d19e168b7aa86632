internal import ApusJSON

/// The fields that a refusal is about, as the usual ways to tell them have it.
enum RefusedFields {
  private static let lists = [
    "errors", "error", "fields", "details", "detail", "violations", "invalid_params", "invalid-params",
    "invalidParams", "issues",
  ]
  private static let names = ["field", "param", "parameter", "property", "name", "path", "loc", "pointer"]

  /// In their order, each once.
  static func names(in root: Node) -> [String] {
    var seen: Set<String> = []
    return all(in: root).filter { isName($0) && seen.insert($0).inserted }
  }

  private static func all(in root: Node) -> [String] {
    if root.kind == .array { return root.children.compactMap(name) }
    let told = lists.lazy.compactMap { root[$0] }.first(where: \.isContainer)
    if let told {
      return told.kind == .array ? told.children.compactMap(name) : told.members.map(\.name)
    }
    // Django REST: each field with what is wrong with it.
    let isByField =
      root.count > 0
      && root.members.allSatisfy { member in
        member.value.kind == .array && member.value.children.allSatisfy { $0.kind == .string }
      }
    return isByField ? root.members.map(\.name) : []
  }

  /// `{"field": "title"}`, `{"loc": ["body", "title"]}`, `{"source": {"pointer": "/data/attributes/title"}}`.
  private static func name(of error: Node) -> String? {
    let place =
      error["source"].map { $0["pointer"] ?? $0["parameter"] } ?? names.lazy.compactMap { error[$0] }.first
    guard let place else { return nil }
    if place.kind == .array { return place.children.reversed().lazy.compactMap(\.string).first }
    return place.string.flatMap { $0.split(whereSeparator: { "/#".contains($0) }).last.map(String.init) }
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 60 && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }
      && !["non_field_errors", "__all__", "body", "detail"].contains(text)
  }
}
