internal import ApusJSON

extension PagedAnswer {
  /// Where a body has the place of a related page itself.
  func reference(_ relation: String) -> PageTarget? {
    for name in PageRules.names[relation] ?? [relation] {
      for field in fields(of: name) {
        if let place = Self.place(in: field.node) { return PageTarget(reference: place, rule: field.name) }
      }
      for (list, key, place) in PageRules.lists {
        let link = field(at: [list])?.node.children.first { $0[key]?.string == name }
        guard let text = link?[place]?.string, !text.isEmpty else { continue }
        return PageTarget(reference: text, rule: ".\(list)[?@.\(key) == \"\(name)\"]")
      }
    }
    return nil
  }

  /// What stands where the place of the next page would, and is none.
  var unreadableReference: Field? {
    fields(of: "next").first { field in
      switch field.node.kind {
      case .string, .integer: field.token != nil
      case .object: field.node.count > 0
      case .true: true
      default: false
      }
    }
  }

  private func fields(of name: String) -> [Field] {
    PageRules.references.compactMap { reference in
      field(at: reference.place)?[reference.before + name + reference.after]
    }
  }

  /// The place that a line says is one: any text that is not empty.
  static func anyPlace(_ node: Node) -> String? {
    place(in: node) ?? node.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func place(in node: Node) -> String? {
    if let text = node.string { return isReference(text) ? text : nil }
    guard node.kind == .object, node["templated"]?.boolean != true else { return nil }
    let text = PageRules.holders.lazy.compactMap { node[$0]?.string }.first
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a text is the place of something, and no token: what has a scheme or a query, or begins as paths do.
  private static func isReference(_ text: String) -> Bool {
    let starts = ["http://", "https://", "/", "?", "./", "../"]
    if starts.contains(where: text.lowercased().hasPrefix) { return true }
    guard let query = text.firstIndex(of: "?") else { return false }
    return text[query...].contains("=")
  }
}
