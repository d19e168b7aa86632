internal import ApusAnswers
package import ApusClient
internal import ApusJSON
internal import ApusMarkup
internal import ApusRendering

/// A place where answers to one question were not alike: the rule that allows all of them, and why.
package struct WidenedPlace: Sendable, Hashable {
  package let rule: String
  package let reason: String

  /// As it stands in a file.
  package var line: String { "\(rule)  # \(reason)" }

  /// All of one answer, in the order in which they were found.
  ///
  /// - Parameters:
  ///   - recorded: what one sample promises.
  ///   - samples: what came when it was asked again.
  ///   - ignored: where nothing is compared anyway.
  package static func all(
    from recorded: Exchange, to samples: [Exchange], except ignored: IgnoredPlaces
  ) -> [WidenedPlace] {
    HeaderSurvey(recorded, except: ignored).places(in: samples) + bodies(recorded, samples, ignored)
  }

  private static func bodies(
    _ recorded: Exchange, _ samples: [Exchange], _ ignored: IgnoredPlaces
  ) -> [WidenedPlace] {
    let kinds = samples.map { BodyKind($0) }
    switch BodyKind(recorded) {
    case .json(let reading), .series(let reading), .rows(_, let reading, _):
      guard reading.form != .events else { return [] }
      let root = reading.document.root
      return all(from: root, to: kinds.compactMap { $0.reading?.document.root }) {
        ignored.ignores($0, in: root)
      }
    case .xml(let tree, let reading):
      let contract = XMLContract(tree) { ignored.ignores($0, in: reading.document.root) }
      return XMLSurvey(contract).places(in: kinds.compactMap(\.tree))
    case .text(let before):
      let others = kinds.count { kind in
        guard case .text(let now) = kind else { return false }
        return PlainText.findings(from: before, to: now).contains { !$0.isNoted }
      }
      guard others > 0, !ignored.ignoresBody else { return [] }
      let asked = Units.count(samples.count, "answer")
      return [WidenedPlace(rule: "body ignore", reason: "another text in \(others) of \(asked)")]
    case .page, .binary, .broken, .nothing: return []
    }
  }

  static func all(
    from recorded: Node, to samples: [Node], except isIgnored: @escaping (Location) -> Bool = { _ in false }
  ) -> [WidenedPlace] {
    var survey = DifferenceSurvey(recorded, except: isIgnored)
    for sample in samples { survey.add(sample) }
    return survey.places
  }
}

extension BodyKind {
  fileprivate var reading: BodyReading? {
    switch self {
    case .json(let reading), .rows(_, let reading, _): reading
    case .series(let reading): reading.form == .events ? nil : reading
    case .nothing, .xml, .page, .text, .binary, .broken: nil
    }
  }

  fileprivate var tree: MarkupTree? { if case .xml(let tree, _) = self { tree } else { nil } }
}

/// Where samples do not fit the shape of the first, and in what way.
private struct DifferenceSurvey {
  private enum Kind {
    /// It may be missing.
    case optional
    /// Keys are data.
    case map
    /// Values are of other types, too.
    case type
  }

  private let recorded: Node
  private let isIgnored: (Location) -> Bool
  private let shape: JSONShape
  private var samples: [Node] = []
  private var order: [String] = []
  private var kinds: [String: Set<Kind>] = [:]

  init(_ recorded: Node, except isIgnored: @escaping (Location) -> Bool) {
    self.recorded = recorded
    self.isIgnored = isIgnored
    shape = JSONShape(of: recorded)
  }

  mutating func add(_ sample: Node) {
    samples.append(sample)
    for mismatch in shape.mismatches(in: sample, limit: 500) where !isIgnored(mismatch.path) {
      let parent = Location(Array(mismatch.path.steps.dropLast()))
      if mismatch.kind != .missing {
        note(mismatch.path, .type)
      } else if KeysOfData.differ(shape.part(at: parent.steps[...]), sample.value(at: parent.steps[...])) {
        note(parent, .map)
      } else {
        note(mismatch.path, .optional)
      }
    }
  }

  private mutating func note(_ place: Location, _ kind: Kind) {
    let pattern = place.pattern
    let text = pattern.hasPrefix(".") ? pattern : "." + pattern
    if kinds[text] == nil { order.append(text) }
    kinds[text, default: []].insert(kind)
  }

  var places: [WidenedPlace] {
    let maps = order.filter { kinds[$0]?.contains(.map) == true }
    let free = order.filter { place in !maps.contains { place != $0 && place.hasPrefix($0) } }
    return free.compactMap { place in
      guard let path = try? JSONPath(place) else { return nil }
      return widened(place, path, kinds[place] ?? [])
    }
  }

  private func widened(_ place: String, _ path: JSONPath, _ kinds: Set<Kind>) -> WidenedPlace {
    if kinds.contains(.map) { return WidenedPlace(rule: "\(place) map", reason: "other keys came") }
    let asked = Units.count(samples.count, "answer")
    let without = samples.count { path.nodes(in: $0).isEmpty }
    let missing = without > 0 ? "missing in \(without) of \(asked)" : "missing in some elements"
    guard kinds.contains(.type) else { return WidenedPlace(rule: "\(place) optional", reason: missing) }
    let before = Self.types(path.nodes(in: recorded))
    let all = Self.types(([recorded] + samples).flatMap { path.nodes(in: $0) })
    let types = all.joined(separator: " or ")
    if kinds.contains(.optional) {
      return WidenedPlace(rule: "\(place) optional, type \(types)", reason: "\(missing), and \(types)")
    }
    let come = all.filter { !before.contains($0) }
    let count = samples.count { !Self.types(path.nodes(in: $0)).allSatisfy(before.contains) }
    return WidenedPlace(
      rule: "\(place) type \(types)",
      reason: come.isEmpty
        ? "not always of one format" : "\(come.joined(separator: " or ")) in \(count) of \(asked)")
  }

  /// What values are called, null last; numbers with and without a fraction are numbers.
  private static func types(_ nodes: [Node]) -> [String] {
    var kinds = Set(nodes.map { ValueKind($0) })
    if kinds.contains(.number) { kinds.remove(.integer) }
    return ValueKind.allCases.filter(kinds.contains).map(\.rawValue)
  }
}
