/// Which hint was given last, so that none is given three times in a row.
package struct HintMemory: Sendable {
  private var last: Hint?
  private var count = 0

  package init() {}

  /// Whether a hint is still worth a line. It is taken as given when it is.
  package mutating func allows(_ hint: Hint) -> Bool {
    if hint == last {
      count += 1
    } else {
      (last, count) = (hint, 1)
    }
    return count <= 2
  }
}
