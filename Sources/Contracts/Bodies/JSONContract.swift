internal import ApusJSON

/// What values promise by their shape: that the same keys are there, with values of the same types.
struct JSONContract {
  /// Several promise what they have in common.
  private let roots: [Node]
  private let shape: JSONShape
  private let ignored: IgnoredPlaces?

  /// So many places are named of those that differ.
  private static let most = 10

  /// - Parameter ignored: what is not compared; by default all is.
  init(_ document: JSONDocument, ignored: IgnoredPlaces? = nil) {
    self.init(ofAll: [document], ignored: ignored)
  }

  init(ofAll documents: [JSONDocument], ignored: IgnoredPlaces?) {
    roots = documents.map(\.root)
    shape = JSONShape(of: roots)
    self.ignored = ignored
  }

  /// What of it another value does not keep, and what may trip a client that reckons with no more.
  ///
  /// - Parameter paths: where somebody looks, who sees nothing else; by default everywhere.
  func findings(in now: JSONDocument, lookingAt paths: [JSONPath]? = nil) -> [Finding] {
    let bodies = roots + [now.root]
    func isSeen(_ place: Location) -> Bool {
      guard let paths else { return true }
      return bodies.contains { paths.cover(place, in: $0) || paths.lie(below: place, in: $0) }
    }
    func counts(_ place: Location) -> Bool {
      if let ignored, bodies.contains(where: { ignored.ignores(place, in: $0) }) { return false }
      return isSeen(place)
    }
    let misfits = Misfit.all(of: shape, in: now.root, where: counts) { place in
      ignored?.needs(place) == true && isSeen(place)
    }
    let risks = misfits.filter(\.isRisk).map { Finding(.shape, ["+ \($0.words)"], isNoted: true) }
    let broken = Self.finding(misfits.filter { !$0.isRisk }, from: roots.first ?? now.root, to: now.root)
    // What is a new value, and how long a list is, depends on the one answer.
    guard let root = roots.first, roots.count == 1 else { return broken + risks }
    let more = JSONRisks(from: root, to: now.root)
    return broken + risks + (paths == nil ? more.findings(where: counts) : more.placed(where: counts))
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
