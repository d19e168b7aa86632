import ApusPacingTestSupport
import Testing

@testable import ApusEncodings

@Suite("SHA-1", .paced)
struct SHA1Tests {
  @Test(
    "the digests of the standard",
    arguments: [
      ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"), ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
      ),
    ])
  func digests(_ text: String, _ digest: String) {
    #expect(Hex.digits(of: SHA1.hash(Array(text.utf8))) == digest)
  }

  @Test("a block that is just full has another behind it")
  func blocks() {
    #expect(
      Hex.digits(of: SHA1.hash(Array(repeating: 0x61, count: 64)))
        == "0098ba824b5c16427bd7a1122a5a442a25ec644d")
  }
}
