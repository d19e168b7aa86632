/// How wide each column may be on a screen, and how many columns have room at all.
struct TableFit {
  private(set) var widths: [Int]

  static let gap = 2

  /// `natural` are the widths the columns would like. Numbers are never cut; texts keep at least `least` columns, and have
  /// more than is `usual` where the other columns leave it to them.
  init(natural wanted: [Int], isNumber: [Bool], least: Int, width: Int, usual: Int = .max) {
    let natural = zip(wanted, isNumber).map { $1 ? $0 : min($0, usual) }
    let floors = zip(natural, isNumber).map { $1 ? $0 : min($0, least) }
    var used = -Self.gap
    let shown = floors.prefix { floor in
      used += floor + Self.gap
      return used <= width
    }
    widths = natural.prefix(max(1, shown.count)).map { min($0, width) }
    shrink(to: width, floors: floors)
    if widths.count == wanted.count { grow(to: width, wanted) }
  }

  /// Gives what is left of a row to the columns that are cut, the first of them first.
  private mutating func grow(to width: Int, _ wanted: [Int]) {
    var spare = width - widths.reduce(-Self.gap) { $0 + $1 + Self.gap }
    for index in widths.indices where spare > 0 && wanted[index] > widths[index] {
      let more = min(spare, wanted[index] - widths[index])
      widths[index] += more
      spare -= more
    }
  }

  /// Takes from the widest first.
  private mutating func shrink(to width: Int, floors: [Int]) {
    var excess = widths.reduce(-Self.gap) { $0 + $1 + Self.gap } - width
    while excess > 0 {
      let candidates = widths.indices.filter { widths[$0] > floors[$0] }
      guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { return }
      widths[widest] -= 1
      excess -= 1
    }
  }
}
