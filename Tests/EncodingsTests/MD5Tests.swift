import ApusEncodings
import Testing

@Suite("MD5")
struct MD5Tests {
  @Test(
    "the vectors of RFC 1321, section A.5",
    arguments: [
      ("", "d41d8cd98f00b204e9800998ecf8427e"), ("a", "0cc175b9c0f1b6a831c399e269772661"),
      ("abc", "900150983cd24fb0d6963f7d28e17f72"), ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
      ("abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"),
      (
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", "d174ab98d277d9f5a5611c2c9f419d9f"
      ), (String(repeating: "1234567890", count: 8), "57edf4a22be3c955ac49da2e2107b67a"),
    ])
  func vectors(_ text: String, _ digest: String) { #expect(MD5.hex(text) == digest) }

  @Test(
    "every length is padded to whole blocks",
    arguments: [
      (55, "ef1772b6dff9a122358552954ad0df65"), (56, "3b0c8ac703f828b04c6c197006d17218"),
      (64, "014842d480b571495a4a0363793f7367"),
    ])
  func lengths(_ count: Int, _ digest: String) {
    #expect(MD5.hex(String(repeating: "a", count: count)) == digest)
  }

  @Test("text counts by its UTF-8, and the bytes are the digits'")
  func bytes() {
    #expect(MD5.hex("りんご") == "3531b28ff4c5cd248110ace8b76b5d67")
    #expect(Hex.digits(of: MD5.digest(Array("abc".utf8))) == MD5.hex("abc"))
  }
}
