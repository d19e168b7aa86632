/// The paths of a description as a tree, a level for each segment.
struct FolderTree: Sendable {
  struct Folder: Sendable {
    /// As written in the path: `users` or `{username}`.
    let name: String
    let parent: Int
    let segment: PathSegment
    /// In the order of the document.
    var children: [Int] = []
    var childrenByName: [String: Int] = [:]
    /// Where its operations are in the list of all.
    var operations: [Operation.Method: Int] = [:]
  }

  static let root = 0
  private(set) var folders = [Folder(name: "", parent: 0, segment: PathSegment(""))]

  /// False when the operation is there already.
  mutating func insert(_ method: Operation.Method, at path: String, position: Int) -> Bool {
    var folder = Self.root
    for segment in Self.segments(of: path) { folder = child(named: segment, of: folder) }
    guard folders[folder].operations[method] == nil else { return false }
    folders[folder].operations[method] = position
    return true
  }

  private mutating func child(named segment: Substring, of parent: Int) -> Int {
    let name = String(segment)
    if let known = folders[parent].childrenByName[name] { return known }
    let child = folders.count
    folders.append(Folder(name: name, parent: parent, segment: PathSegment(segment)))
    folders[parent].children.append(child)
    folders[parent].childrenByName[name] = child
    return child
  }

  /// What is between the slashes. One at the end makes an empty segment, because it makes another path.
  static func segments(of path: String) -> [Substring] {
    path == "/" || path.isEmpty
      ? [] : path.drop { $0 == "/" }.split(separator: "/", omittingEmptySubsequences: false)
  }

  /// The path of a folder from the root.
  func path(of folder: Int) -> String {
    var names: [String] = []
    var folder = folder
    while folder != Self.root {
      names.append(folders[folder].name)
      folder = folders[folder].parent
    }
    return "/" + names.reversed().joined(separator: "/")
  }

  /// The folder with exactly this path.
  func folder(at path: String) -> Int? {
    var folder = Self.root
    for segment in Self.segments(of: path) {
      guard let child = folders[folder].childrenByName[String(segment)] else { return nil }
      folder = child
    }
    return folder
  }

  /// The folders a written path can mean, the most literal first: at the first segment where two differ, text
  /// goes before text with parameters, and that before a parameter alone.
  func folders(matching path: String) -> [Int] {
    var matches = [Self.root]
    for written in Self.segments(of: path) {
      matches = matches.flatMap { children(of: $0, fitting: written) }
    }
    return matches
  }

  private func children(of folder: Int, fitting written: Substring) -> [Int] {
    let parent = folders[folder]
    let exact = parent.childrenByName[String(written)]
    let others = parent.children.filter { child in
      child != exact && folders[child].segment.precision != .literal
        && folders[child].segment.values(in: written) != nil
    }
    let mixed = others.filter { folders[$0].segment.precision == .mixed }
    return (exact.map { [$0] } ?? []) + mixed + others.filter { folders[$0].segment.precision == .parameter }
  }
}
