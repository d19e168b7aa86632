/// What a writer puts around the lexemes, made once: punctuation with its colours, line breaks with
/// indentation.
///
/// All of it stands in one array, so that the printer copies pieces as it copies lexemes: eight bytes at a
/// time.
struct Pieces: Sendable {
  struct Piece: Sendable {
    var start = 0
    var count = 0
  }

  /// Where indentation stops growing, in columns.
  static let deepest = 256

  private(set) var bytes: [UInt8] = []
  private(set) var beforeKey = Piece()
  private(set) var beforeString = Piece()
  private(set) var beforeNumber = Piece()
  private(set) var beforeLiteral = Piece()
  private(set) var afterString = Piece()
  private(set) var afterNumber = Piece()
  private(set) var afterLiteral = Piece()
  /// The end of the key's colour, the colon, and the blank after it.
  private(set) var afterKey = Piece()
  private(set) var comma = Piece()
  private(set) var openArray = Piece()
  private(set) var closeArray = Piece()
  private(set) var emptyArray = Piece()
  private(set) var openObject = Piece()
  private(set) var closeObject = Piece()
  private(set) var emptyObject = Piece()
  /// A line break and the deepest indentation; empty in the compact layout.
  private(set) var lineBreak = Piece()
  /// Columns a level.
  let indent: Int

  init(layout: JSONWriter.Layout, palette: Palette?) {
    let palette = palette ?? Palette(reset: "")
    var blank = ""
    if case .indented(let width) = layout {
      indent = max(0, min(width, Self.deepest))
      blank = " "
      lineBreak = add(Array("\n".utf8) + [UInt8](repeating: UInt8(ascii: " "), count: Self.deepest))
    } else {
      indent = 0
    }
    func punctuation(_ text: String) -> [UInt8] { Self.coloured(text, palette.punctuation, palette.reset) }
    func end(of colour: [UInt8]) -> [UInt8] { colour.isEmpty ? [] : palette.reset }

    beforeKey = add(palette.key)
    beforeString = add(palette.string)
    beforeNumber = add(palette.number)
    beforeLiteral = add(palette.literal)
    afterString = add(end(of: palette.string))
    afterNumber = add(end(of: palette.number))
    afterLiteral = add(end(of: palette.literal))
    afterKey = add(end(of: palette.key) + punctuation(":") + Array(blank.utf8))
    comma = add(punctuation(","))
    openArray = add(punctuation("["))
    closeArray = add(punctuation("]"))
    emptyArray = add(punctuation("[]"))
    openObject = add(punctuation("{"))
    closeObject = add(punctuation("}"))
    emptyObject = add(punctuation("{}"))
    bytes.append(contentsOf: repeatElement(0, count: 8))
  }

  /// More than all pieces together and the overlong last copies: one step never writes more beside its
  /// lexeme.
  var room: Int { bytes.count + 64 }

  private mutating func add(_ piece: [UInt8]) -> Piece {
    defer { bytes += piece }
    return Piece(start: bytes.count, count: piece.count)
  }

  private static func coloured(_ text: String, _ colour: [UInt8], _ reset: [UInt8]) -> [UInt8] {
    colour.isEmpty ? Array(text.utf8) : colour + Array(text.utf8) + reset
  }
}
