internal import ApusJSON
internal import ApusText

/// One value of a tree: what stands before it, where it is, and the value.
struct TreeEntry {
  let label: Line
  let parent: TreePlace
  /// From there; `nil` when the value is at that place itself.
  let step: Location.Step?
  let node: Node
  /// The key was in the object before.
  var isRepeated = false

  /// Where the value is. Made when asked for, as few values of a tree need it.
  var place: TreePlace { step.map(parent.appending) ?? parent }
}
