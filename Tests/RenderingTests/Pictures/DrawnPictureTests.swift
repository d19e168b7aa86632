import ApusEncodings
import ApusPacingTestSupport
import Testing

@testable import ApusRendering

@Suite("Pictures as a terminal is sent them", .paced)
struct DrawnPictureTests {
  private let hostile = Array("\u{1b}]0;evil\u{7}\u{1b}[31m\u{9b}c\u{1b}\\".utf8)

  @Test("are base64 in parts of kitty's size, and ask for no answer")
  func kitty() throws {
    let file = (0..<7000).map { UInt8(truncatingIfNeeded: $0) } + hostile
    let picture = DrawnPicture(kitty: file, .columns(40))
    #expect(picture.parts.count == 3)
    #expect(picture.parts[0].hasPrefix("\u{1b}_Ga=T,f=100,q=2,c=40,m=1;"))
    #expect(picture.parts[1].hasPrefix("\u{1b}_Gm=1;") && picture.parts[2].hasPrefix("\u{1b}_Gm=0;"))
    let payloads = picture.parts.map { $0.dropFirst(2).dropLast(2).drop { $0 != ";" }.dropFirst() }
    #expect(payloads.allSatisfy { $0.utf8.count <= 4096 && !$0.contains("\u{1b}") })
    #expect(Base64.strictlyDecoded(payloads.joined()) == file)
    #expect(picture.ending == "\u{1b}_Gm=0;\u{1b}\\")
    #expect(DrawnPicture(kitty: [1], nil).parts == ["\u{1b}_Ga=T,f=100,q=2,m=0;AQ==\u{1b}\\"])
  }

  @Test("are sixels of colours that are named first, and what is seen through is left out")
  func sixels() throws {
    let red: [UInt8] = [255, 0, 0, 255]
    let clear: [UInt8] = [255, 255, 255, 0]
    let rows = Array(repeating: red, count: 5) + [clear]
    let picture = try #require(Pixels(width: 6, height: 1, bytes: rows.flatMap { $0 }))
    let drawn = DrawnPicture(sixels: picture)
    #expect(drawn.parts.first?.hasPrefix("\u{1b}P0;1;0q\"1;1;6;1#0;2;0;0;0#1;2;0;0;20") == true)
    #expect(drawn.parts.dropFirst() == ["#180!5@?-", "\u{1b}\\"])
    #expect(drawn.ending == "\u{1b}\\")
  }

  @Test("hold nothing of what came but base64 or the letters of sixels, whatever that is")
  func safety() {
    let kitty = DrawnPicture(kitty: hostile, nil).parts.joined()
    #expect(kitty.unicodeScalars.filter { $0.value < 0x20 || $0.value > 0x7e } == ["\u{1b}", "\u{1b}"])
    let pixels = hostile + Array(repeating: 0x9b, count: (4 - hostile.count % 4) % 4)
    let sixels = Pixels(width: pixels.count / 4, height: 1, bytes: pixels).map {
      DrawnPicture(sixels: $0).parts.joined()
    }
    #expect(sixels?.unicodeScalars.filter { $0.value < 0x20 || $0.value > 0x7e } == ["\u{1b}", "\u{1b}"])
  }

  @Test(
    "are made to fit where the screen is smaller, by the side that is too long",
    arguments: [
      (400, 300, nil), (4000, 300, .columns(79)), (400, 3000, .rows(20)), (791, 400, .columns(79)),
      (790, 401, .rows(20)),
    ] as [(Int, Int, PictureLimit?)])
  func limits(_ width: Int, _ height: Int, _ limit: PictureLimit?) {
    let fit = PictureFit(width: width, height: height)
    #expect(PictureLimit(of: fit, columns: 79, rows: 20, cell: (10, 20)) == limit)
  }
}
