internal import ApusEncodings
internal import ApusText

/// A picture as what a terminal draws it from, in parts between which it may be stopped.
package struct DrawnPicture: Sendable {
  package let parts: [String]
  /// What ends it where not all parts were written.
  package let ending: String

  /// As kitty draws it: the file itself in base64, which kitty reads.
  ///
  /// - Parameter limit: as many columns or rows as it may fill; without one it has its own size.
  package init(kitty png: [UInt8], _ limit: PictureLimit?) {
    let size = limit.map { ",\($0.word)" } ?? ""
    // 4096 characters are the most of one part, and all but the last are full.
    let pieces = stride(from: 0, to: png.count, by: 3072).map { Array(png[$0..<min($0 + 3072, png.count)]) }
    parts = pieces.enumerated().map { index, piece in
      // It must not answer: that would be typed at the prompt.
      let first = index == 0 ? "a=T,f=100,q=2\(size)," : ""
      let words = "\(first)m=\(index == pieces.count - 1 ? 0 : 1)"
      return TerminalCode.kittyPicture(words, base64: Base64.encoded(piece))
    }
    ending = TerminalCode.kittyPicture("m=0")
  }

  /// As sixels: rows of six pixels, each colour over the whole row.
  package init(sixels picture: Pixels) {
    let bands = stride(from: 0, to: picture.height, by: 6).map { SixelBand(picture, from: $0).text }
    let size = "\"1;1;\(picture.width);\(picture.height)"
    parts = [TerminalCode.sixelsBegin + size + SixelColour.all] + bands + [TerminalCode.sixelsEnd]
    ending = TerminalCode.sixelsEnd
  }
}
