internal import ApusJSON

extension QueryItem {
  /// The members of an object as items: scalars as they are spelled, lists by `style`, objects as `key[member]`.
  /// A null is left out, as a missing property is.
  static func items(of object: Node, lists style: QueryListStyle) -> [QueryItem] {
    object.members.flatMap { items(named: $0.name, $0.value, style) }
  }

  private static func items(named name: String, _ value: Node, _ style: QueryListStyle) -> [QueryItem] {
    switch value.kind {
    case .null: return []
    case .object: return value.members.flatMap { items(named: "\(name)[\($0.name)]", $0.value, style) }
    case .array: return list(named: name, value, style)
    default: return [QueryItem(name: name, value: value.string ?? value.text)]
    }
  }

  private static func list(named name: String, _ value: Node, _ style: QueryListStyle) -> [QueryItem] {
    switch style {
    case .repeatedKey: value.children.flatMap { items(named: name, $0, style) }
    case .brackets: value.children.flatMap { items(named: name + "[]", $0, style) }
    case .commas:
      [QueryItem(name: name, values: value.children.map { $0.string ?? $0.text })]
    }
  }
}
