internal import ApusJSON

/// Whether all of a value is there in another place: one deeper, or one higher.
enum Wrapping {
  /// `nil` where it is not.
  static func words(from old: Node, to new: Node) -> String? {
    guard old.isContainer, old.count > 0 else { return nil }
    let shape = JSONShape(of: old)
    if new.kind == .object, let member = new.members.prefix(50).first(where: { fits(shape, $0.value) }) {
      return "the answer is now under \(Location([.key(member.name)]))"
    }
    if old.kind == .object,
      let member = old.members.prefix(50).first(where: {
        $0.value.isContainer && $0.value.count > 0 && fits(JSONShape(of: $0.value), new)
      })
    {
      return "the answer is now what was under \(Location([.key(member.name)]))"
    }
    return nil
  }

  private static func fits(_ shape: JSONShape, _ node: Node) -> Bool {
    node.isContainer && Misfit.all(of: shape, in: node, limit: 10) { _ in true }.allSatisfy(\.isRisk)
  }
}
