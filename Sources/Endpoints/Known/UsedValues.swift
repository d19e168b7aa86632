internal import ApusClient
internal import ApusOpenAPI

/// The values that stood in the holes of paths, the latest first: `apple` for `{owner}` once `/repos/apple/swift` was asked
/// for, or `cd` has gone there.
package struct UsedValues: Sendable {
  private var values: [String: [String]] = [:]

  /// Nobody looks for more than what was used a while ago.
  private static let mostPaths = 100

  /// - Parameter trees: the paths that are known, with their holes.
  init(_ trees: [EndpointTree], in scope: EndpointScope) {
    guard let base = scope.base else { return }
    let visited = scope.visited.filter { $0.url.origin == base.origin }.map(\.url.path)
    let here = scope.directory.isEmpty ? [] : [base.path.withoutFinalSlash + "/" + scope.directory]
    var seen: Set<String> = []
    let paths = (here + visited).filter { seen.insert($0).inserted }
    for path in paths.prefix(Self.mostPaths) {
      for tree in trees { add(Self.values(in: path, of: tree)) }
    }
  }

  /// Those of a hole.
  package subscript(name: String) -> [String] { values[name] ?? [] }

  private mutating func add(_ found: [(name: String, value: String)]) {
    for value in found
    where !SecretNames.hides(value.name, value.value, in: .query)
      && values[value.name]?.contains(value.value) != true
    {
      values[value.name, default: []].append(value.value)
    }
  }

  /// What a path has where the first that it can mean has holes.
  static func values(in path: String, of tree: EndpointTree) -> [(name: String, value: String)] {
    guard var folder = tree.folders(matching: path).first else { return [] }
    var found: [(name: String, value: String)] = []
    for written in PathSegment.segments(of: path).reversed() {
      let segment = tree.folders[folder].segment
      let names = segment.pieces.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
      found += zip(names, segment.values(in: written) ?? []).map { (name: $0, value: $1) }
      folder = tree.folders[folder].parent
    }
    return found
  }
}
