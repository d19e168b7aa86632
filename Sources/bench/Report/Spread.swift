/// Several values of the same thing: the least, the middle and the most of them.
struct Spread {
  let least: Double
  let median: Double
  let most: Double

  init(_ values: [Double]) {
    let sorted = values.sorted()
    least = sorted.first ?? .nan
    median = sorted.isEmpty ? .nan : sorted[sorted.count / 2]
    most = sorted.last ?? .nan
  }

  private init(least: Double, median: Double, most: Double) {
    self.least = least
    self.median = median
    self.most = most
  }

  /// A ratio the other way round.
  var inverse: Spread { Spread(least: 1 / most, median: 1 / median, most: 1 / least) }
}
