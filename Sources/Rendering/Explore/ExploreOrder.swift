internal import ApusJSON

/// The children of a container in another order, or some of them.
struct ExploreOrder: Sendable {
  /// Where they stand in the answer, as they are shown.
  private(set) var positions: [Int]
  /// All of them, sorted as those are.
  private var all: [Int]
  private var chosen: Set<Int>?
  /// What was typed to choose them; `nil` for all.
  private(set) var filter: String?
  /// By what they are sorted; `nil` where they are not.
  private(set) var sorting: (key: String, isFalling: Bool)?

  init(count: Int) {
    all = Array(0..<count)
    positions = all
  }

  /// Whether they are all there, as they came.
  var isUsual: Bool { sorting == nil && filter == nil }

  /// Shows only some of them, sorted as they are; all of them for `nil`.
  mutating func choose(_ chosen: [Int]?, where filter: String?) {
    self.chosen = chosen.map(Set.init)
    self.filter = filter
    choose()
  }

  private mutating func choose() {
    positions = all
    if let chosen { positions.removeAll { !chosen.contains($0) } }
  }

  /// - Parameter keys: what each child is sorted by, by its position.
  mutating func sort(by key: String, isFalling: Bool, _ keys: [SortKey]) {
    sorting = (key, isFalling)
    all.sort { one, other in
      let order = keys[one].order(to: keys[other])
      if order == 0 { return one < other }
      // What has no such value comes last in either order.
      if keys[one].isMissing || keys[other].isMissing { return keys[other].isMissing }
      return isFalling ? order > 0 : order < 0
    }
    choose()
  }

  mutating func unsort() {
    sorting = nil
    all.sort()
    choose()
  }

  /// `sorted by .price, falling`, `where @.price > 3`.
  var words: String {
    let sorted = sorting.map { "sorted by \($0.key)\($0.isFalling ? ", falling" : "")" }
    return [filter.map { "where \($0)" }, sorted].compactMap(\.self).joined(separator: ", ")
  }
}
