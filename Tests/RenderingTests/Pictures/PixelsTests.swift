import ApusPacingTestSupport
import Testing

@testable import ApusRendering

@Suite("Pictures as pixels", .paced)
struct PixelsTests {
  @Test("are no larger than they may be, in their own shape, and never larger than they are")
  func fitting() {
    let fit = PictureFit(width: 400, height: 100)
    #expect(fit.pixels(width: 800, height: 800) == (400, 100))
    #expect(fit.pixels(width: 200, height: 800) == (200, 50))
    #expect(fit.pixels(width: 400, height: 10) == (40, 10))
    #expect(PictureFit(width: 1000, height: 1).pixels(width: 10, height: 10) == (10, 1))
  }

  @Test("keep their colours where they are made smaller")
  func scaled() throws {
    let colours: [[UInt8]] = [[1, 1, 1, 255], [2, 2, 2, 255], [3, 3, 3, 255], [4, 4, 4, 255]]
    let picture = try #require(Pixels(width: 4, height: 1, bytes: colours.flatMap { $0 }))
    let half = picture.fitting(width: 2, height: 5)
    #expect(half.width == 2 && half.height == 1 && half.bytes == colours[0] + colours[2])
    #expect(picture.fitting(width: 4, height: 1) == picture)
    #expect(Pixels(width: 4, height: 1, bytes: []) == nil && Pixels(width: 0, height: 0, bytes: []) == nil)
  }
}
