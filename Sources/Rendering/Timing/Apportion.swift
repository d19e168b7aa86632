/// Shares out whole cells in proportion to weights: at least one each, all of them used.
///
/// When there are fewer cells than weights, the last ones get none.
func apportion(_ cells: Int, to weights: [Double]) -> [Int] {
  var shares = weights.indices.map { $0 < cells ? 1 : 0 }
  let spare = max(0, cells - weights.count)
  let total = weights.reduce(0, +)
  guard total > 0, spare > 0 else { return shares }
  var passed = 0.0
  var given = 0
  for (index, weight) in weights.enumerated() {
    passed += weight
    let upTo = Int((passed / total * Double(spare)).rounded())
    shares[index] += upTo - given
    given = upTo
  }
  return shares
}
