internal import ApusJSON
internal import ApusRendering

/// A place where values do not fit the shape of those that were recorded; once for all elements of a list.
struct Misfit {
  private let first: Mismatch
  private var count = 1
  /// It may be fine all the same: too little was seen of what is there.
  let isRisk: Bool
  /// Keys are data there, and others came.
  private let isMap: Bool

  var words: String {
    if isMap { return "\(Location(Array(first.path.steps.dropLast()))): other keys, as of a map" }
    return count == 1 ? "\(first)" : "\(first), and \(Units.count(count - 1, "place")) like it"
  }

  /// All of them, but for those at places that do not count.
  ///
  /// - Parameter needs: where a value that is missing counts all the same.
  static func all(
    of shape: JSONShape, in node: Node, limit: Int = 1_000, where counts: (Location) -> Bool,
    orMissing needs: (Location) -> Bool = { _ in false }
  ) -> [Misfit] {
    var places: [String: Int] = [:]
    var misfits: [Misfit] = []
    for mismatch in shape.mismatches(in: node, limit: limit)
    where counts(mismatch.path) || mismatch.kind == .missing && needs(mismatch.path) {
      let misfit = Misfit(mismatch, of: shape, in: node)
      let key = misfit.isMap ? misfit.words : mismatch.path.pattern + mismatch.expected
      if let known = places[key], misfits[known].isRisk == misfit.isRisk {
        misfits[known].count += 1
      } else {
        places[key] = misfits.count
        misfits.append(misfit)
      }
    }
    return misfits
  }

  private init(_ mismatch: Mismatch, of shape: JSONShape, in root: Node) {
    first = mismatch
    let parent = mismatch.path.steps.dropLast()
    isMap =
      mismatch.kind == .missing
      && KeysOfData.differ(shape.part(at: parent), root.value(at: parent))
    var name = ""
    if case .key(let key)? = mismatch.path.steps.last(where: { if case .key = $0 { true } else { false } }) {
      name = key
    }
    let seen = shape.part(at: mismatch.path.steps[...]) ?? JSONShape()
    isRisk = isMap || SampleEvidence(seen, named: name).isRisk(mismatch)
  }
}

extension Location {
  /// `.items[*].id`: the same for all elements.
  var pattern: String {
    steps.map { step in
      switch step {
      case .key(let key): "\(Location([.key(key)]))"
      case .position: "[*]"
      }
    }.joined()
  }
}

extension Node {
  /// The value at a place below this one.
  func value(at steps: ArraySlice<Location.Step>) -> Node? {
    steps.reduce(self) { node, step in
      switch step {
      case .key(let key): node?[key]
      case .position(let position): node?[position]
      }
    }
  }
}

extension JSONShape {
  /// What was seen at a place below; `nil` where nothing was.
  func part(at steps: ArraySlice<Location.Step>) -> JSONShape? {
    guard let step = steps.first else { return self }
    let rest = steps.dropFirst()
    switch (form, step) {
    case (.union(let parts), _):
      return parts.lazy.compactMap { $0.part(at: steps) }.first
    case (.array(let elements), .position): return elements.part(at: rest)
    case (.map(let values), .key): return values.part(at: rest)
    case (.object(let fields), .key(let key)): return fields.first { $0.name == key }?.shape.part(at: rest)
    default: return nil
    }
  }
}
