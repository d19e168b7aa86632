package import ApusJSON

/// Something in a description that could not be taken as it stands. The rest of the description is fine.
package struct SpecificationWarning: Sendable, Equatable {
  package let message: String
  /// The value that is meant.
  package let node: Node

  /// Line and column; found when asked for.
  package var position: Position { node.position }
  package var path: Location { node.path }
}

extension SpecificationWarning: CustomStringConvertible {
  package var description: String {
    // Lines of what was put together are those of no file; the path begins with the file's name.
    let isBundle = node.document.root[DescriptionBundle.key] != nil
    return isBundle ? "\(message) (\(path))" : "\(message) (\(position), \(path))"
  }
}
