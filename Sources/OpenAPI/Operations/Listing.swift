/// A place among the paths of a description, as `ls` shows it.
package struct FolderEntry: Sendable {
  /// The last segment: `users` or `{username}`.
  package let name: String
  /// From the root, with parameters in braces.
  package let path: String
  /// What can be done at exactly this path.
  package let operations: [Operation]
  /// Whether there are paths below it.
  package let hasChildren: Bool
}

extension Specification {
  /// What is directly below a path, in the order of the document; `nil` when there is no such path.
  ///
  /// Parameters may be written as in the description or as values: `/repos/{owner}` and `/repos/apple` are
  /// the same folder. Where a written path can mean several, what is below any of them is listed, the most
  /// literal first.
  package func children(of path: String) -> [FolderEntry]? {
    let meant = tree.folders(meantBy: path)
    return meant.isEmpty ? nil : meant.flatMap { tree.folders[$0].children.map(entry) }
  }

  /// The place itself; `nil` when there is none.
  package func entry(at path: String) -> FolderEntry? {
    tree.folders(meantBy: path).first.map(entry)
  }

  private func entry(_ folder: Int) -> FolderEntry {
    let found = tree.folders[folder]
    return FolderEntry(
      name: found.name, path: tree.path(of: folder),
      operations: found.value.values.sorted().map { operations[$0] },
      hasChildren: !found.children.isEmpty)
  }
}
