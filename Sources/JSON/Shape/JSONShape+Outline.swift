extension JSONShape {
  /// Adds one object without looking into its values: what is known of a key then is how many of the objects have it,
  /// and the `title` of its values. A value may be larger than anything that is listed of it.
  package mutating func addOutline(of object: Node, within effort: inout Effort) {
    guard object.kind == .object else { return }
    objects += 1
    var next = 0
    for member in object.members {
      guard effort.spend() else { return }
      let place = fields.place(of: member.key.utf8, startingAt: next)
      fields.list[place].noteSeen(in: objects)
      fields.list[place].shape.addOutside(of: member.value)
      next = place + 1
    }
  }

  private mutating func addOutside(of node: Node) {
    switch node.kind {
    case .array: arrays += 1
    case .object: objects += 1
    default: add(node)
    }
  }

  /// The keys of the outline, in the order in which they were first seen.
  package var outline: [Field] { fieldList }
}
