/// Six rows of a picture, written a colour at a time.
struct SixelBand {
  let text: String

  init(_ picture: Pixels, from top: Int) {
    var colours: [Int: [UInt8]] = [:]
    for column in 0..<picture.width {
      for row in 0..<min(6, picture.height - top) {
        let pixel = ((top + row) * picture.width + column) * 4
        // What is seen through is not drawn.
        guard picture.bytes[pixel + 3] >= 128 else { continue }
        let colour = SixelColour.number(
          picture.bytes[pixel], picture.bytes[pixel + 1], picture.bytes[pixel + 2])
        colours[colour, default: [UInt8](repeating: 0, count: picture.width)][column] |= 1 << row
      }
    }
    let rows = colours.keys.sorted().map { "#\($0)" + Self.runs(of: colours[$0] ?? []) }
    text = rows.joined(separator: "$") + "-"
  }

  /// `!9~` is nine times `~`.
  private static func runs(of sixels: [UInt8]) -> String {
    var text = ""
    var rest = sixels[...]
    while let first = rest.first {
      let count = rest.prefix { $0 == first }.count
      let sign = Character(Unicode.Scalar(63 + first & 63))
      text += count > 3 ? "!\(count)\(sign)" : String(repeating: sign, count: count)
      rest = rest.dropFirst(count)
    }
    return text
  }
}
