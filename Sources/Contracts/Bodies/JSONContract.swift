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
    return Self.finding(broken, from: root, to: now.root) + risks
      + JSONRisks(from: root, to: now.root).findings { !isIgnored($0, in: now.root) }
  }

  private func isIgnored(_ place: Location, in now: Node) -> Bool {
    ignored.ignores(place, in: root) || ignored.ignores(place, in: now)
  }

  /// What does not fit, and where all of it is where it only moved; empty where all fits.
  static func finding(_ broken: [Misfit], from old: Node, to new: Node) -> [Finding] {
    guard !broken.isEmpty else { return [] }
    let wrapping = Wrapping.words(from: old, to: new).map { ["+ \($0)"] } ?? []
    let shown = broken.prefix(most).map { "+ \($0.words)" }
    let more = broken.count - shown.count
    return [Finding(.shape, wrapping + shown + (more > 0 ? ["  … \(more) more"] : []))]
  }
}
