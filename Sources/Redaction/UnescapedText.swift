internal import ApusJSON

/// A text with JSON's escapes resolved, wherever they stand, and where its parts stand in what is written.
struct UnescapedText {
  /// Empty where nothing is escaped.
  private(set) var plain: [UInt8] = []
  /// Where each byte stands in what it is written in, and where the last ends.
  private var places: [Int] = []

  init(_ written: ArraySlice<UInt8>) {
    self.init(Array(written), at: Array(written.startIndex...written.endIndex))
  }

  private init(_ written: [UInt8], at own: [Int]) {
    guard written.contains(UInt8(ascii: "\\")) else { return }
    var at = 0
    while at < written.count {
      let (scalar, length) = Self.escape(in: written[at...])
      let count = plain.count
      if let scalar { plain += String(scalar).utf8 } else { plain.append(written[at]) }
      places += repeatElement(own[at], count: plain.count - count)
      at += length
    }
    places.append(own[written.count])
  }

  /// The same of a text within it.
  var again: UnescapedText { UnescapedText(plain, at: places) }

  func place(of range: Range<Int>) -> Range<Int> { places[range.lowerBound]..<places[range.upperBound] }

  /// The sign that stands escaped at the beginning, and how long that is; no sign and one byte where none does.
  static func escape(in text: ArraySlice<UInt8>) -> (Unicode.Scalar?, length: Int) {
    guard text.first == UInt8(ascii: "\\"), let letter = text.dropFirst().first else { return (nil, 1) }
    guard letter < 0x80 else { return (nil, 1) }
    guard letter == UInt8(ascii: "u") else {
      return (Unicode.Scalar(JSONString.meaning(ofEscape: letter)), 2)
    }
    return JSONString.sign(ofUnits: text).map { ($0.sign, $0.length) } ?? (nil, 1)
  }
}
