import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("Bodies that are files", .paced)
struct FileTypeTests {
  @Test("an image is told by its type and its size in pixels")
  func image() throws {
    let png: [UInt8] = [
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      0, 0, 2, 0x80, 0, 0, 1, 0xe0, 8, 6, 0, 0, 0,
    ]
    try expectSnapshot(
      "body-image", of: BodyView(png + Array(repeating: 0x5a, count: 200), contentType: "image/png"))
  }

  @Test(
    "the sizes of JPEG and GIF images are found too",
    arguments: [
      (
        [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, 8, 1, 0, 2, 0, 3],
        "JPEG image · 512 × 256 · 18 B"
      ),
      (Array("GIF89a".utf8) + [0x40, 0x01, 0xc8, 0x00], "GIF image · 320 × 200 · 10 B"),
      ([0xff, 0xd8, 0xff, 0xe0, 0xff], "JPEG image · 5 B"),
      (Array("GIF8".utf8), "GIF image · 4 B"),
    ] as [([UInt8], String)])
  func images(_ bytes: [UInt8], _ title: String) {
    let text = bodyText(bytes, nil)
    #expect(text.hasPrefix(title) && text.contains("open --with-system · body > FILE"))
  }

  @Test("anything else is told by its media type, or as binary data")
  func binary() {
    #expect(
      bodyText([0, 1, 2], "application/x-thing; v=1").hasPrefix("application/x-thing · 3 B · body > FILE\n"))
    #expect(bodyText([0, 1, 2], nil).hasPrefix("binary data · 3 B · body > FILE\n00000000  00 01 02 "))
    #expect(bodyText([0x50, 0x4b, 3, 4, 0], "application/zip").hasPrefix("zip archive"))
  }
}
