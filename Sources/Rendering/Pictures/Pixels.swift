/// A picture as its pixels: red, green, blue and how much of them is there, a byte each, row by row.
package struct Pixels: Sendable, Hashable {
  package let width: Int
  package let height: Int
  package let bytes: [UInt8]

  /// `nil` where there are not as many bytes as that takes.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The same no larger than so, each pixel the nearest there was.
  package func fitting(width most: Int, height highest: Int) -> Pixels {
    let (wide, high) = PictureFit(width: width, height: height).pixels(width: most, height: highest)
    guard wide < width || high < height else { return self }
    var scaled: [UInt8] = []
    scaled.reserveCapacity(wide * high * 4)
    for row in 0..<high {
      let start = row * height / high * width
      for column in 0..<wide {
        let pixel = (start + column * width / wide) * 4
        scaled += bytes[pixel..<pixel + 4]
      }
    }
    return Pixels(width: wide, height: high, bytes: scaled) ?? self
  }
}
