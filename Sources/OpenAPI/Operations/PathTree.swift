internal import ApusEncodings

/// Paths as a tree, a level for each segment, with a value at each of them.
///
/// A segment may have parameters in braces. What is written in their place is then found as well. Segments are compared
/// percent-decoded: `/果物` and `/%E6%9E%9C%E7%89%A9` are one path.
package struct PathTree<Value: Sendable>: Sendable {
  package struct Folder: Sendable {
    /// As written in the path: `users` or `{username}`.
    package let name: String
    package let parent: Int
    package let segment: PathSegment
    /// In the order in which they were added.
    package internal(set) var children: [Int] = []
    /// By their names, percent-decoded.
    var childrenByName: [String: Int] = [:]
    package internal(set) var value: Value
  }

  package static var root: Int { 0 }
  package private(set) var folders: [Folder]
  /// How many segments the longest path has.
  package private(set) var depth = 0
  private let empty: Value

  /// - Parameter empty: what stands at a path that was never given anything.
  package init(empty: Value) {
    self.empty = empty
    folders = [Folder(name: "", parent: 0, segment: PathSegment(""), value: empty)]
  }

  /// Changes what stands at a path, which is added where it is missing.
  package mutating func update<Result>(_ path: String, _ change: (inout Value) -> Result) -> Result {
    var folder = Self.root
    let segments = PathSegment.segments(of: path)
    for segment in segments { folder = child(named: segment, of: folder) }
    depth = Swift.max(depth, segments.count)
    return change(&folders[folder].value)
  }

  private mutating func child(named segment: Substring, of parent: Int) -> Int {
    let key = PercentEncoding.decode(segment)
    if let known = folders[parent].childrenByName[key] { return known }
    let child = folders.count
    folders.append(Folder(name: String(segment), parent: parent, segment: PathSegment(segment), value: empty))
    folders[parent].children.append(child)
    folders[parent].childrenByName[key] = child
    return child
  }

  /// The path of a folder from the root.
  package func path(of folder: Int) -> String {
    var names: [String] = []
    var folder = folder
    while folder != Self.root {
      names.append(folders[folder].name)
      folder = folders[folder].parent
    }
    return "/" + names.reversed().joined(separator: "/")
  }

  /// The folder with exactly this path.
  package func folder(at path: String) -> Int? {
    var folder = Self.root
    for segment in PathSegment.segments(of: path) {
      guard let child = folders[folder].childrenByName[PercentEncoding.decode(segment)] else { return nil }
      folder = child
    }
    return folder
  }

  /// The folders a written path can mean, the most literal first: at the first segment where two differ, text
  /// goes before text with parameters, and that before a parameter alone.
  package func folders(matching path: String) -> [Int] {
    var matches = [Self.root]
    for written in PathSegment.segments(of: path) {
      matches = matches.flatMap { children(of: $0, fitting: written) }
      if matches.isEmpty { break }
    }
    return matches
  }

  /// The folder of this very path, or else those it can mean; none when there is nothing there.
  package func folders(meantBy path: String) -> [Int] {
    folder(at: path).map { [$0] } ?? folders(matching: path)
  }

  private func children(of folder: Int, fitting written: Substring) -> [Int] {
    let parent = folders[folder]
    let exact = parent.childrenByName[PercentEncoding.decode(written)]
    let others = parent.children.filter { child in
      child != exact && folders[child].segment.precision != .literal
        && folders[child].segment.fits(written)
    }
    let mixed = others.filter { folders[$0].segment.precision == .mixed }
    return (exact.map { [$0] } ?? []) + mixed + others.filter { folders[$0].segment.precision == .parameter }
  }
}
