internal import ApusJSON

/// The children of a container in another order, or some of them.
struct ExploreOrder: Sendable {
  /// Where they stand in the answer, as they are shown.
  private(set) var positions: [Int]
  /// What was typed to choose them; `nil` for all.
  let filter: String?
  /// By what they are sorted; `nil` where they are not.
  private(set) var sorting: (key: String, isFalling: Bool)?

  init(_ positions: [Int], filter: String? = nil) {
    self.positions = positions
    self.filter = filter
  }

  /// - Parameter keys: what each child is sorted by, by its position.
  mutating func sort(by key: String, isFalling: Bool, _ keys: [SortKey]) {
    sorting = (key, isFalling)
    positions.sort { one, other in
      let order = keys[one].order(to: keys[other])
      if order == 0 { return one < other }
      // What has no such value comes last in either order.
      if keys[one].isMissing || keys[other].isMissing { return keys[other].isMissing }
      return isFalling ? order > 0 : order < 0
    }
  }

  mutating func unsort() {
    sorting = nil
    positions.sort()
  }

  /// `sorted by .price, falling`, `where @.price > 3`.
  var words: String {
    let sorted = sorting.map { "sorted by \($0.key)\($0.isFalling ? ", falling" : "")" }
    return [filter.map { "where \($0)" }, sorted].compactMap(\.self).joined(separator: ", ")
  }
}
