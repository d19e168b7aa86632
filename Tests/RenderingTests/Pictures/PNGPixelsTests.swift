import ApusPacingTestSupport
import Testing

@testable import ApusRendering

@Suite("The pixels of a PNG file", .paced)
struct PNGPixelsTests {
  private func number(_ value: Int) -> [UInt8] { [0, 0, UInt8(value >> 8), UInt8(value & 255)] }

  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    number(content.count) + Array(name.utf8) + content + [0, 0, 0, 0]
  }

  /// A file whose rows are as they are: what takes them apart gives them back.
  private func file(
    _ width: Int, _ height: Int, depth: UInt8 = 8, colour: UInt8, rows: [UInt8], more: [UInt8] = [],
    interlaced: UInt8 = 0
  ) -> [UInt8] {
    let header = number(width) + number(height) + [depth, colour, 0, 0, interlaced]
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + chunk("IHDR", header) + more
      + chunk("IDAT", rows)
      + chunk("IEND", [])
  }

  private func read(_ file: [UInt8]) -> Pixels? {
    PNGPixels(file) { rows, limit in rows.count <= limit ? rows : nil }?.pixels
  }

  @Test("are read in every kind of colour, whatever a sample is in")
  func colours() {
    #expect(read(file(1, 1, colour: 2, rows: [0, 1, 2, 3]))?.bytes == [1, 2, 3, 255])
    #expect(read(file(1, 1, colour: 6, rows: [0, 1, 2, 3, 4]))?.bytes == [1, 2, 3, 4])
    #expect(read(file(1, 1, colour: 4, rows: [0, 9, 7]))?.bytes == [9, 9, 9, 7])
    #expect(
      read(file(2, 1, depth: 16, colour: 0, rows: [0, 8, 1, 9, 2]))?.bytes == [8, 8, 8, 255, 9, 9, 9, 255])
    #expect(
      read(file(2, 1, depth: 1, colour: 0, rows: [0, 0b0100_0000]))?.bytes == [
        0, 0, 0, 255, 255, 255, 255, 255,
      ])
    let palette = chunk("PLTE", [1, 2, 3, 4, 5, 6]) + chunk("tRNS", [0])
    #expect(
      read(file(2, 1, depth: 4, colour: 3, rows: [0, 0x01], more: palette))?.bytes == [
        1, 2, 3, 0, 4, 5, 6, 255,
      ])
  }

  @Test("come back from what each filter made of them")
  func filters() {
    // The second row is 5, 7 in each, whichever neighbours it was written beside.
    let first: [UInt8] = [0, 3, 4]
    for row in [[0, 5, 7], [1, 5, 2], [2, 2, 3], [3, 4, 3], [4, 2, 2]] as [[UInt8]] {
      let pixels = read(file(2, 2, colour: 0, rows: first + row))
      #expect(
        pixels?.bytes.enumerated().filter { $0.offset % 4 == 0 }.map(\.element) == [3, 4, 5, 7], "\(row)")
    }
  }

  @Test("are none where the file is damaged, cut, too large, or of a kind that is not read")
  func damaged() {
    let whole = file(1, 1, colour: 2, rows: [0, 1, 2, 3])
    for count in whole.indices { #expect(read(Array(whole.prefix(count))) == nil) }
    #expect(read(file(1, 1, colour: 2, rows: [5, 1, 2, 3])) == nil)
    #expect(read(file(1, 1, colour: 2, rows: [0, 1, 2])) == nil)
    #expect(read(file(1, 1, colour: 5, rows: [0, 1])) == nil)
    #expect(read(file(1, 1, depth: 3, colour: 0, rows: [0, 1])) == nil)
    #expect(read(file(0, 1, colour: 0, rows: [])) == nil)
    #expect(read(file(60_000, 60_000, colour: 0, rows: [0])) == nil)
    #expect(read(file(1, 1, colour: 0, rows: [0, 1], interlaced: 1)) == nil)
    #expect(read(file(1, 1, colour: 3, rows: [0, 9], more: chunk("PLTE", [1, 2, 3]))) == nil)
    #expect(PNGPixels(whole) { _, _ in nil } == nil)
  }
}
