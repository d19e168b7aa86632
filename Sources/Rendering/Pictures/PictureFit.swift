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

extension PictureFit {
  /// The size that a PNG file says it has.
  package init?(png bytes: [UInt8]) {
    guard let type = FileType(bytes), type.name == "PNG image", let size = type.size, size.width > 0,
      size.height > 0, max(size.width, size.height) <= 65_536
    else { return nil }
    self.init(width: size.width, height: size.height)
  }
}
