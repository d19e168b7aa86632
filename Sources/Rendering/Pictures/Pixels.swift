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

/// How large a picture may be drawn: never larger than it is, and in its own shape.
package struct PictureFit: Sendable, Hashable {
  let width: Int
  let height: Int

  package init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
  }

  func pixels(width most: Int, height highest: Int) -> (width: Int, height: Int) {
    let (most, highest) = (max(1, most), max(1, highest))
    if width <= most, height <= highest { return (width, height) }
    // The wider it is for its height, the more its width decides.
    if width * highest > height * most { return (most, max(1, height * most / width)) }
    return (max(1, width * highest / height), highest)
  }
}
