import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("What stands between the lexemes", .paced)
struct PiecesTests {
  @Test("every role gets its bytes and the reset, and nothing else is added")
  func colours() throws {
    let palette = Palette(key: "K", string: "S", number: "N", literal: "L", punctuation: "P", reset: "R")
    let document = try JSONDocument("{\"a\":[1,\"x\",null,[],{}]}")
    #expect(
      JSONWriter(.compact, palette: palette).text(of: document.root)
        == "P{RK\"a\"RP:RP[RN1RP,RS\"x\"RP,RLnullRP,RP[]RP,RP{}RP]RP}R")
    let plain = Palette(number: "N", reset: "R")
    #expect(
      JSONWriter(.indented(by: 1), palette: plain).text(of: document.root)
        == "{\n \"a\": [\n  N1R,\n  \"x\",\n  null,\n  [],\n  {}\n ]\n}")
  }

  private func text(_ piece: Pieces.Piece, of pieces: Pieces) -> String {
    String(decoding: pieces.bytes[piece.start..<piece.start + piece.count], as: UTF8.self)
  }

  @Test("the compact layout has signs and no white space, at any depth")
  func compact() {
    let pieces = Pieces(layout: .compact, palette: nil)
    #expect(text(pieces.openArray, of: pieces) + text(pieces.closeArray, of: pieces) == "[]")
    #expect(text(pieces.openObject, of: pieces) + text(pieces.closeObject, of: pieces) == "{}")
    #expect(text(pieces.emptyArray, of: pieces) + text(pieces.emptyObject, of: pieces) == "[]{}")
    #expect(text(pieces.keyFrame.before, of: pieces) == "")
    #expect(text(pieces.keyFrame.after, of: pieces) == ":")
    for depth in [0, 1, 1_000] {
      #expect(text(pieces.comma(depth: depth), of: pieces) == ",")
      #expect(text(pieces.lineBreak(depth: depth), of: pieces) == "")
    }
  }

  @Test(
    "an indented layout breaks lines and indents them, up to a limit",
    arguments: [
      (2, 0, 0), (2, 3, 6), (4, 1, 4), (0, 9, 0), (-1, 9, 0), (2, 128, 256), (2, 129, 256), (1_000, 1, 256),
    ])
  func indented(by width: Int, depth: Int, columns: Int) {
    let pieces = Pieces(layout: .indented(by: width), palette: nil)
    let lineBreak = "\n" + String(repeating: " ", count: columns)
    #expect(text(pieces.lineBreak(depth: depth), of: pieces) == lineBreak)
    #expect(text(pieces.comma(depth: depth), of: pieces) == "," + lineBreak)
    #expect(text(pieces.keyFrame.after, of: pieces) == ": ")
  }

  @Test("a value's frame has its colour, an end of it, and the quotes that its lexeme has")
  func frames() {
    let palette = Palette(key: "K", string: "S", number: "N", literal: "L", punctuation: "P", reset: "R")
    let pieces = Pieces(layout: .indented(by: 2), palette: palette)
    #expect(pieces.frames.count == Tape.Token.allCases.count)
    let expected: [Tape.Token: (String, String, Int)] = [
      .null: ("L", "R", 0), .true: ("L", "R", 0), .false: ("L", "R", 0), .integer: ("N", "R", 0),
      .decimal: ("N", "R", 0), .string: ("S", "R", 1), .escapedString: ("S", "R", 1),
    ]
    for (token, (before, after, quote)) in expected {
      let frame = pieces.frames[Int(token.rawValue)]
      #expect(text(frame.before, of: pieces) == before, "\(token)")
      #expect(text(frame.after, of: pieces) == after, "\(token)")
      #expect(frame.quote == quote, "\(token)")
    }
    #expect(text(pieces.keyFrame.before, of: pieces) == "K")
    #expect(text(pieces.keyFrame.after, of: pieces) == "RP:R ")
    #expect(text(pieces.comma(depth: 1), of: pieces) == "P,R\n  ")
  }

  @Test("there is room behind the last piece for a copy that goes too far")
  func room() {
    let pieces = Pieces(layout: .compact, palette: nil)
    let end = [pieces.keyFrame.after, pieces.emptyObject].map { $0.start + $0.count }.max() ?? 0
    #expect(pieces.bytes.count >= end + Pieces.overrun)
    #expect(pieces.room >= pieces.bytes.count + Pieces.overrun)
  }
}
