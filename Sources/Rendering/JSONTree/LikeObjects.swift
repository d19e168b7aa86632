package import ApusJSON

/// Whether an array holds objects that are alike, as far as its first elements tell.
package enum LikeObjects {
  /// They share most of their keys.
  ///
  /// - Parameter least: how many keys each has.
  static func fill(_ array: Node, keys least: Int = 2) -> Bool {
    guard array.kind == .array, array.count >= 3 else { return false }
    let first = array.children.prefix(3)
    guard first.allSatisfy({ $0.kind == .object && $0.count >= least }) else { return false }
    let names = first.map { Set($0.members.prefix(64).map(\.name)) }
    guard let common = names.first.map({ names.dropFirst().reduce($0) { $0.intersection($1) } }) else {
      return false
    }
    return names.allSatisfy { common.count * 2 >= $0.count }
  }

  /// They share most of their keys, and none has anything in it that would have to be opened.
  package static func areFlat(in array: Node) -> Bool {
    fill(array, keys: 1)
      && array.children.prefix(100).allSatisfy { object in
        object.kind == .object && object.children.allSatisfy { $0.count == 0 }
      }
  }
}
