internal import ApusJSON

/// What a value promises by its shape: that the same keys are there, with values of the same types.
struct JSONContract {
  private let root: Node
  private let shape: JSONShape
  private let ignored: IgnoredPlaces

  /// So many places are named of those that differ.
  private static let most = 10

  init(_ document: JSONDocument, ignored: IgnoredPlaces) {
    root = document.root
    shape = JSONShape(of: document.root)
    self.ignored = ignored
  }

  /// What of it another value does not keep, and what may trip a client that reckons with no more.
  func findings(in now: JSONDocument) -> [Finding] {
    let misfits = Misfit.all(of: shape, in: now.root) { !isIgnored($0, in: now.root) }
    let broken = misfits.filter { !$0.isRisk }
    let risks = misfits.filter(\.isRisk).map { Finding(.shape, ["+ \($0.words)"], isNoted: true) }
    let isWrapped = broken.isEmpty ? nil : wrapping(in: now.root)
    return finding(broken, isWrapped) + risks
      + JSONRisks(from: root, to: now.root).findings { !isIgnored($0, in: now.root) }
  }

  private func isIgnored(_ place: Location, in now: Node) -> Bool {
    ignored.ignores(place, in: root) || ignored.ignores(place, in: now)
  }

  private func finding(_ broken: [Misfit], _ wrapping: String?) -> [Finding] {
    guard !broken.isEmpty else { return [] }
    let shown = broken.prefix(Self.most).map { "+ \($0.words)" }
    let more = broken.count - shown.count
    return [
      Finding(.shape, (wrapping.map { ["+ \($0)"] } ?? []) + shown + (more > 0 ? ["  … \(more) more"] : []))
    ]
  }

  /// Whether all of it is there in another place: one deeper, or one higher.
  private func wrapping(in now: Node) -> String? {
    guard root.isContainer, root.count > 0 else { return nil }
    func fits(_ shape: JSONShape, _ node: Node) -> Bool {
      node.isContainer && Misfit.all(of: shape, in: node, limit: 10) { _ in true }.allSatisfy(\.isRisk)
    }
    if now.kind == .object, let member = now.members.prefix(50).first(where: { fits(shape, $0.value) }) {
      return "the answer is now under \(Location([.key(member.name)]))"
    }
    if root.kind == .object,
      let member = root.members.prefix(50).first(where: {
        $0.value.isContainer && $0.value.count > 0 && fits(JSONShape(of: $0.value), now)
      })
    {
      return "the answer is now what was under \(Location([.key(member.name)]))"
    }
    return nil
  }
}
