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
