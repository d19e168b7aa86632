/// A picture for those who are promised one.
package enum MockPicture {
  /// Eight by eight, from dark to light.
  package static let png = PNG.picture(width: 8, height: 8) { x, y in
    let shade = UInt8((x + y) * 17)
    return (shade, shade, 0xff)
  }
}
