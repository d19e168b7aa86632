/// The colours that pixels of a PNG file are numbers of, and how much of each is there.
struct PNGPalette {
  let colours: [UInt8]
  let alphas: [UInt8]

  subscript(index: Int) -> [UInt8]? {
    guard index * 3 + 3 <= colours.count else { return nil }
    return Array(colours[index * 3..<index * 3 + 3]) + [index < alphas.count ? alphas[index] : 255]
  }
}
