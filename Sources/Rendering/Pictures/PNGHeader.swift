/// What a PNG file says first of its rows.
struct PNGHeader {
  enum Colour: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6

    var samples: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  let width: Int
  let height: Int
  /// How many bits a sample has.
  let depth: Int
  let colour: Colour

  /// `nil` where it cannot be, or where rows come in several passes.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == 13, let colour = Colour(rawValue: bytes[9]), bytes[10...] == [0, 0, 0] else {
      return nil
    }
    width = bytes[0..<4].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[4..<8].reduce(0) { $0 << 8 | Int($1) }
    depth = Int(bytes[8])
    self.colour = colour
    let depths: [Int] = colour == .grey ? [1, 2, 4, 8, 16] : colour == .palette ? [1, 2, 4, 8] : [8, 16]
    guard depths.contains(depth), 1...65_536 ~= width, 1...65_536 ~= height else { return nil }
  }

  /// In bytes, without the one before it that names its filter.
  var rowLength: Int { (width * colour.samples * depth + 7) / 8 }
  var bytesOfPixel: Int { max(1, colour.samples * depth / 8) }
  var byteCount: Int { (rowLength + 1) * height }
}

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

struct PNGPalette {
  let colours: [UInt8]
  let alphas: [UInt8]

  subscript(index: Int) -> [UInt8]? {
    guard index * 3 + 3 <= colours.count else { return nil }
    return Array(colours[index * 3..<index * 3 + 3]) + [index < alphas.count ? alphas[index] : 255]
  }
}
