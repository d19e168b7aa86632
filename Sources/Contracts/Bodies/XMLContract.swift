internal import ApusJSON
internal import ApusMarkup

/// What XML promises: that there are the same elements in the same elements, and the same attributes.
struct XMLContract {
  private let promised: ElementPaths
  private let namespaces: [String: Set<String>]
  private let isJudged: (Location) -> Bool

  /// - Parameter isJudged: whether something else judges what is at a place; by default nothing does.
  init(_ tree: MarkupTree, except isJudged: @escaping (Location) -> Bool = { _ in false }) {
    self.isJudged = isJudged
    promised = ElementPaths(tree)
    namespaces = tree.namespaces
  }

  func findings(in tree: MarkupTree) -> [Finding] {
    let now = paths(of: tree)
    let gone = gone(in: now)
    var findings = foreign(in: tree)
    let lost = gone.filter { promised.byPath[$0]?.isList == false }
    if !lost.isEmpty {
      let most = 10
      findings.append(
        Finding(
          .shape,
          lost.prefix(most).map { "+ \($0) is gone" }
            + (lost.count > most ? ["  … \(lost.count - most) more"] : [])))
    }
    for path in gone {
      guard let before = promised.byPath[path], before.isList else { continue }
      findings += ListLengths.findings(at: path, from: before.count, to: 0)
    }
    return findings + promised.order.flatMap { changes(at: $0, in: now) }
  }

  /// Where elements or attributes are not in one of several answers, or their text is no number, as rules name it.
  func misfits(in tree: MarkupTree) -> (missing: [String], odd: [String]) {
    let now = paths(of: tree)
    let odd = promised.order.filter { path in
      guard let before = promised.byPath[path], let after = now.byPath[path] else { return false }
      return before.isNumeric && !after.isNumeric && !isJudged(promised.textLocation(of: path))
    }
    return (
      gone(in: now).map { promised.location(of: $0).pattern },
      odd.map { promised.textLocation(of: $0).pattern }
    )
  }

  /// The same namespace may be called otherwise.
  private func paths(of tree: MarkupTree) -> ElementPaths {
    var prefixes: [String: String] = [:]
    for (prefix, addresses) in tree.namespaces where namespaces[prefix] != addresses {
      prefixes[prefix] = namespaces.filter { $0.value == addresses }.keys.min()
    }
    return ElementPaths(tree, prefixes: prefixes)
  }

  /// Elements of the same name in another namespace are others.
  private func foreign(in tree: MarkupTree) -> [Finding] {
    guard !isJudged(Location()) else { return [] }
    return Set(namespaces.keys).union([""]).sorted().compactMap { prefix in
      let before = namespaces[prefix] ?? []
      // What has no colon in its name may also be in none.
      guard let now = tree.namespaces[prefix] ?? (prefix.isEmpty ? [] : nil), before != now,
        before.isDisjoint(with: now), !tree.namespaces.values.contains(before),
        !namespaces.values.contains(now)
      else { return nil }
      return Finding(.shape, promised: Self.words(before), found: Self.words(now))
    }
  }

  private static func words(_ addresses: Set<String>) -> String {
    addresses.isEmpty ? "no namespace" : "namespace \(addresses.sorted().joined(separator: ", "))"
  }

  /// What is nowhere any more. What was in something went with it.
  private func gone(in now: ElementPaths) -> [String] {
    var gone: [String] = []
    for path in promised.order where now.byPath[path] == nil && !isJudged(promised.location(of: path)) {
      if !gone.contains(where: { path.hasPrefix($0 + "/") }) { gone.append(path) }
    }
    return gone
  }

  private func changes(at path: String, in now: ElementPaths) -> [Finding] {
    guard let before = promised.byPath[path], let after = now.byPath[path] else { return [] }
    let isList = before.isList && !isJudged(promised.location(of: path))
    let lengths = isList ? ListLengths.findings(at: path, from: before.count, to: after.count) : []
    guard before.isNumeric, !after.isNumeric, !isJudged(promised.textLocation(of: path)) else {
      return lengths
    }
    return lengths + [
      Finding(
        .shape, ["+ \(path): expected a number, found \"\(after.oddText ?? "")\""], isNoted: before.count < 5)
    ]
  }
}
