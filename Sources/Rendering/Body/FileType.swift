/// What the first bytes say a file is, when they say it.
package struct FileType: Equatable {
  package let name: String
  var size: PixelSize?

  package init?(_ bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(Self.headLength))
    guard let known = Self.signatures.first(where: { head.dropFirst($0.offset).starts(with: $0.bytes) })
    else {
      return nil
    }
    name = known.name
    size = PixelSize(of: name, head)
  }

  /// Whether it is to be looked at, and nothing of it can be read in its bytes.
  var isPicture: Bool { name.hasSuffix(" image") || name == "PDF document" }

  /// Enough to come to the size of most photographs, whose files begin with a preview.
  private static let headLength = 64 << 10

  private static let signatures: [(name: String, offset: Int, bytes: [UInt8])] = [
    ("PNG image", 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ("JPEG image", 0, [0xff, 0xd8, 0xff]),
    ("GIF image", 0, Array("GIF8".utf8)),
    ("WebP image", 8, Array("WEBP".utf8)),
    ("PDF document", 0, Array("%PDF-".utf8)),
    ("zip archive", 0, [0x50, 0x4b, 0x03, 0x04]),
    ("gzip data", 0, [0x1f, 0x8b]),
    ("zstd data", 0, [0x28, 0xb5, 0x2f, 0xfd]),
    ("tar archive", 257, Array("ustar".utf8)),
    ("MPEG-4 media", 4, Array("ftyp".utf8)),
  ]
}

struct PixelSize: Equatable {
  let width: Int
  let height: Int
}

extension PixelSize {
  fileprivate init?(of type: String, _ bytes: [UInt8]) {
    switch type {
    case "PNG image": self.init(bytes, width: 16..<20, height: 20..<24)
    case "GIF image" where bytes.count >= 10:
      self.init(Array(bytes.prefix(10).reversed()), width: 2..<4, height: 0..<2)
    case "JPEG image": self.init(jpeg: bytes)
    default: return nil
    }
  }

  /// Two numbers, their most significant byte first.
  private init?(_ bytes: [UInt8], width: Range<Int>, height: Range<Int>) {
    guard bytes.count >= max(width.upperBound, height.upperBound) else { return nil }
    self.width = bytes[width].reduce(0) { $0 << 8 | Int($1) }
    self.height = bytes[height].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Goes from segment to segment up to the one that begins a frame.
  private init?(jpeg bytes: [UInt8]) {
    var at = 2
    while at + 9 <= bytes.count, bytes[at] == 0xff {
      let marker = bytes[at + 1]
      let isFrame = (0xc0...0xcf).contains(marker) && ![0xc4, 0xc8, 0xcc].contains(marker)
      if isFrame {
        self.init(bytes, width: at + 7..<at + 9, height: at + 5..<at + 7)
        return
      }
      at += 2 + Int(bytes[at + 2]) << 8 + Int(bytes[at + 3])
    }
    return nil
  }
}
