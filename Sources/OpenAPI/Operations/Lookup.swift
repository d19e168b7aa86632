internal import ApusEncodings

extension Specification {
  /// The operation with exactly this path template.
  package func operation(_ method: Operation.Method, _ template: String) -> Operation? {
    tree.folder(at: template).flatMap { tree.folders[$0].value[method] }.map { operations[$0] }
  }

  /// The operation a written path means: `/repos/apple/swift` is `/repos/{owner}/{repo}`.
  ///
  /// The path is relative to the server's base path and has no query. Where several templates fit, text goes
  /// before parameters. Where none does, a parameter at the end of a template may stand for several segments
  /// if its name says that it is a path, a file or a ref.
  package func match(_ method: Operation.Method, _ path: String) -> OperationMatch? {
    for folder in tree.folders(matching: path) {
      guard let position = tree.folders[folder].value[method] else { continue }
      return match(operations[position], path)
    }
    return matchOfLongEnd(method, path)
  }

  /// A written path with the parameters of as much of it as some template has: `/repos/apple/swift/new` is
  /// `/repos/{owner}/{repo}/new`.
  package func template(of path: String) -> String {
    let segments = PathSegment.segments(of: path)
    for end in stride(from: min(segments.count, Self.deepest, tree.depth), to: 0, by: -1) {
      let start = "/" + segments[..<end].joined(separator: "/")
      guard let folder = tree.folders(matching: start).first else { continue }
      return ([tree.path(of: folder)] + segments[end...].map(String.init)).joined(separator: "/")
    }
    return path
  }

  /// A file is rarely deeper, and each level is another search.
  private static var deepest: Int { 32 }

  /// The methods that can be used with a written path, in the order of `Method`, others behind.
  package func methods(matching path: String) -> [Operation.Method] {
    let others = Set(operations.lazy.map(\.method).filter { !$0.hasKey }).sorted { $0.rawValue < $1.rawValue }
    return (Operation.Method.allCases + others).filter { match($0, path) != nil }
  }

  private func matchOfLongEnd(_ method: Operation.Method, _ path: String) -> OperationMatch? {
    let segments = PathSegment.segments(of: path)
    // No more of it fits than the longest template has.
    let longest = min(segments.count - 1, tree.depth)
    for end in stride(from: longest, to: max(0, segments.count - Self.deepest), by: -1) {
      let start = "/" + segments[..<end].joined(separator: "/")
      for folder in tree.folders(matching: start) {
        guard tree.folders[folder].segment.precision == .parameter,
          let position = tree.folders[folder].value[method]
        else { continue }
        let match = match(operations[position], start)
        let rest = segments[end...].map { "/" + $0 }.joined()
        guard let last = match.values.last, Self.mayHoldSlashes(last.name) else { continue }
        let long = OperationMatch.PathValue(
          name: last.name, value: last.value + PercentEncoding.decode(rest), written: last.written + rest)
        return OperationMatch(operation: match.operation, values: match.values.dropLast() + [long])
      }
    }
    return nil
  }

  private static func mayHoldSlashes(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["path", "file", "ref"].contains { name.contains($0) }
  }

  private func match(_ operation: Operation, _ path: String) -> OperationMatch {
    let segments = zip(PathSegment.segments(of: operation.path), PathSegment.segments(of: path))
    return OperationMatch(
      operation: operation, values: segments.flatMap { operation.values(of: PathSegment($0), in: $1) ?? [] })
  }
}

extension Operation {
  /// What stands for the parameters of a segment of its path; `nil` where that does not fit. None where it may be divided
  /// between them in several ways: no value is better than a wrong one.
  package func values(of segment: PathSegment, in written: Substring) -> [OperationMatch.PathValue]? {
    guard segment.fits(written) else { return nil }
    // One by itself is told in any style.
    let styled =
      segment.names.count > 1 ? parameters(in: .path).filter { segment.names.contains($0.name) } : []
    let openings = styled.map { ($0.name, PlaceStyle($0)?.opening($0) ?? "") }
    let texts = segment.written(in: written, openings: Dictionary(openings) { first, _ in first }) ?? []
    return zip(segment.names, texts).map { name, text in
      OperationMatch.PathValue(name: name, value: PercentEncoding.decode(text), written: text)
    }
  }
}
