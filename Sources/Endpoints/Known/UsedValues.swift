internal import ApusClient
internal import ApusOpenAPI

/// The values that stood in the holes of paths, the latest first: `apple` for `{owner}` once `/repos/apple/swift` was asked
/// for, or `cd` has gone there. They are as somebody types them, without the signs of a style.
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
      for tree in trees { add(Self.values(in: path, of: tree, in: scope)) }
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
  private static func values(
    in path: String, of tree: EndpointTree, in scope: EndpointScope
  ) -> [(name: String, value: String)] {
    guard var folder = tree.folders(matching: path).first else { return [] }
    let operation = scope.operation(at: folder, of: tree)
    let parameters = operation?.parameters(in: .path) ?? []
    var found: [(name: String, value: String)] = []
    for written in PathSegment.segments(of: path).reversed() {
      let segment = tree.folders[folder].segment
      defer { folder = tree.folders[folder].parent }
      guard let operation else {
        found += zip(segment.names, segment.values(in: written) ?? []).map { ($0, $1) }
        continue
      }
      found += (operation.values(of: segment, in: written) ?? []).compactMap { value in
        guard let parameter = parameters.first(where: { $0.name == value.name }) else {
          return (value.name, value.value)
        }
        return parameter.typed(written: value.written).map { (value.name, $0) }
      }
    }
    return found
  }
}
