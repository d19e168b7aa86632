/// The pixels of a PNG file (ISO 15948), as far as they come in order: an interlaced one is not read.
package struct PNGPixels {
  package let pixels: Pixels

  /// A larger one is no picture for a terminal.
  private static let mostPixels = 1 << 24
  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  package static func isOne(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: signature) }

  /// `nil` where it is damaged, too large, or of a kind that is not read.
  ///
  /// - Parameter inflate: takes what zlib compressed apart, where that comes to no more than so many bytes.
  package init?(_ bytes: [UInt8], inflate: ([UInt8], Int) -> [UInt8]?) {
    guard Self.isOne(bytes), let chunks = Self.chunks(of: bytes), let header = PNGHeader(chunks.header),
      header.width * header.height <= Self.mostPixels,
      var rows = inflate(chunks.data, header.byteCount), rows.count == header.byteCount,
      Self.unfilter(&rows, header)
    else { return nil }
    let palette = PNGPalette(colours: chunks.palette, alphas: chunks.alphas)
    guard let found = Self.pixels(rows, header, palette) else { return nil }
    pixels = found
  }

  private struct Chunks {
    var header: [UInt8] = []
    var palette: [UInt8] = []
    var alphas: [UInt8] = []
    var data: [UInt8] = []
  }

  private static func chunks(of bytes: [UInt8]) -> Chunks? {
    var chunks = Chunks()
    var at = signature.count
    while at + 12 <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - at - 12 else { return nil }
      let content = bytes[at + 8..<at + 8 + length]
      switch String(decoding: bytes[at + 4..<at + 8], as: UTF8.self) {
      case "IHDR": chunks.header = Array(content)
      case "PLTE": chunks.palette = Array(content)
      case "tRNS": chunks.alphas = Array(content)
      case "IDAT": chunks.data += content
      case "IEND": return chunks
      default: break
      }
      at += 12 + length
    }
    return nil
  }

  /// Takes back what each row's filter did: each byte is what stands there beyond what was expected of its neighbours.
  private static func unfilter(_ rows: inout [UInt8], _ header: PNGHeader) -> Bool {
    let (length, step) = (header.rowLength + 1, header.bytesOfPixel)
    for start in stride(from: 0, to: rows.count, by: length) {
      let kind = rows[start]
      guard kind <= 4 else { return false }
      if kind == 0 { continue }
      for place in start + 1..<start + length {
        let hasLeft = place - start > step
        let left = hasLeft ? Int(rows[place - step]) : 0
        let above = start > 0 ? Int(rows[place - length]) : 0
        let corner = hasLeft && start > 0 ? Int(rows[place - length - step]) : 0
        rows[place] &+= UInt8(truncatingIfNeeded: expected(kind, left, above, corner))
      }
    }
    return true
  }

  private static func expected(_ kind: UInt8, _ left: Int, _ above: Int, _ corner: Int) -> Int {
    switch kind {
    case 1: return left
    case 2: return above
    case 3: return (left + above) / 2
    default:
      let guess = left + above - corner
      let (toLeft, toAbove, toCorner) = (abs(guess - left), abs(guess - above), abs(guess - corner))
      return toLeft <= toAbove && toLeft <= toCorner ? left : toAbove <= toCorner ? above : corner
    }
  }

  private static func pixels(_ rows: [UInt8], _ header: PNGHeader, _ palette: PNGPalette) -> Pixels? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(header.width * header.height * 4)
    for row in 0..<header.height {
      let start = row * (header.rowLength + 1) + 1
      let samples = PNGSamples(rows[start..<start + header.rowLength], depth: header.depth)
      for column in 0..<header.width {
        switch header.colour {
        case .grey:
          let grey = samples.byte(column)
          bytes += [grey, grey, grey, 255]
        case .greyAlpha:
          let grey = samples.byte(column * 2)
          bytes += [grey, grey, grey, samples.byte(column * 2 + 1)]
        case .rgb:
          bytes += [
            samples.byte(column * 3), samples.byte(column * 3 + 1), samples.byte(column * 3 + 2), 255,
          ]
        case .rgba: for part in 0..<4 { bytes.append(samples.byte(column * 4 + part)) }
        case .palette:
          guard let colour = palette[samples.number(column)] else { return nil }
          bytes += colour
        }
      }
    }
    return Pixels(width: header.width, height: header.height, bytes: bytes)
  }
}
