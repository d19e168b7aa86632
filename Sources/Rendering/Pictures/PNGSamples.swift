/// The samples of a row, which may be smaller than a byte or larger.
struct PNGSamples {
  private let row: ArraySlice<UInt8>
  private let depth: Int

  init(_ row: ArraySlice<UInt8>, depth: Int) {
    self.row = row
    self.depth = depth
  }

  /// As it stands there; of the largest its upper half.
  func number(_ index: Int) -> Int {
    guard depth < 8 else { return Int(row[row.startIndex + index * depth / 8]) }
    let byte = Int(row[row.startIndex + index * depth / 8])
    return byte >> (8 - depth - index * depth % 8) & (1 << depth - 1)
  }

  /// From 0 to 255, whatever it is in.
  func byte(_ index: Int) -> UInt8 {
    let number = number(index)
    return UInt8(truncatingIfNeeded: depth < 8 ? number * 255 / (1 << depth - 1) : number)
  }
}
