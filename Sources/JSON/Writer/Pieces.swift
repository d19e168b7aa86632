/// What a writer puts around the lexemes, made once: punctuation with its colours, line breaks with
/// indentation.
///
/// All of it stands in one array, so that the printer copies pieces as it copies lexemes: 32 bytes at a time.
struct Pieces: Sendable {
  struct Piece: Sendable {
    var start = 0
    var count = 0
  }

  /// Where indentation stops growing, in columns.
  static let deepest = 256

  /// What stands around a scalar or a key: its colour and the end of it, and behind a key the colon and a blank.
  struct Frame {
    var before = Piece()
    var after = Piece()
    /// 1 where the lexeme has quotes.
    var quote = 0
  }

  private(set) var bytes: [UInt8] = []
  private(set) var keyFrame = Frame()
  /// Of values, by the raw values of their tokens.
  private(set) var frames: [Frame] = []
  private(set) var openArray = Piece()
  private(set) var closeArray = Piece()
  private(set) var emptyArray = Piece()
  private(set) var openObject = Piece()
  private(set) var closeObject = Piece()
  private(set) var emptyObject = Piece()
  /// A comma, a line break and the deepest indentation; only the comma in the compact layout.
  private var comma = Piece()
  private let commaLength: Int
  /// Columns a level.
  let indent: Int

  /// Without white space and colours.
  static let compact = Pieces(layout: .compact, palette: nil)

  init(layout: JSONWriter.Layout, palette: Palette?) {
    let palette = palette ?? Palette()
    func end(of colour: [UInt8]) -> [UInt8] { colour.isEmpty ? [] : palette.reset }
    func punctuation(_ text: String) -> [UInt8] { Self.coloured(text, palette.punctuation, palette.reset) }
    var (lineBreak, blank): ([UInt8], [UInt8]) = ([], [])
    if case .indented(let width) = layout {
      indent = max(0, min(width, Self.deepest))
      blank = [UInt8(ascii: " ")]
      lineBreak = [UInt8(ascii: "\n")] + [UInt8](repeating: UInt8(ascii: " "), count: Self.deepest)
    } else {
      indent = 0
    }
    commaLength = punctuation(",").count
    comma = add(punctuation(",") + lineBreak)
    openArray = add(punctuation("["))
    closeArray = add(punctuation("]"))
    emptyArray = add(punctuation("[]"))
    openObject = add(punctuation("{"))
    closeObject = add(punctuation("}"))
    emptyObject = add(punctuation("{}"))
    keyFrame = Frame(
      before: add(palette.key), after: add(end(of: palette.key) + punctuation(":") + blank), quote: 1)
    frames = Tape.Token.allCases.map { token in
      let colour = palette.colour(of: token)
      let hasQuotes = token.rawValue >= Tape.Token.string.rawValue
      return Frame(before: add(colour), after: add(end(of: colour)), quote: hasQuotes ? 1 : 0)
    }
    bytes.append(contentsOf: repeatElement(0, count: Self.overrun))
  }

  /// The break of a line before a value at that depth, and its indentation.
  @inline(__always)
  func lineBreak(depth: Int) -> Piece {
    Piece(start: comma.start + commaLength, count: breakLength(depth))
  }

  /// The comma after a value at that depth, and the break of the line.
  @inline(__always)
  func comma(depth: Int) -> Piece { Piece(start: comma.start, count: commaLength + breakLength(depth)) }

  @inline(__always)
  private func breakLength(_ depth: Int) -> Int {
    comma.count == commaLength ? 0 : 1 + min(depth * indent, Self.deepest)
  }

  /// More than all pieces together and the overlong last copy: one step never writes more beside its lexeme.
  var room: Int { bytes.count + Self.overrun }

  /// How far past its end a piece may be read, and any copy may write.
  static let overrun = 32

  private mutating func add(_ piece: [UInt8]) -> Piece {
    defer { bytes += piece }
    return Piece(start: bytes.count, count: piece.count)
  }

  private static func coloured(_ text: String, _ colour: [UInt8], _ reset: [UInt8]) -> [UInt8] {
    colour.isEmpty ? Array(text.utf8) : colour + Array(text.utf8) + reset
  }
}

extension Palette {
  /// That of a value.
  fileprivate func colour(of token: Tape.Token) -> [UInt8] {
    switch token {
    case .string, .escapedString, .key, .escapedKey: string
    case .integer, .decimal: number
    case .null, .true, .false: literal
    case .array, .object: []
    }
  }
}
