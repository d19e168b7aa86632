import Testing

@testable import ApusEncodings

@Suite("Digests with a key")
struct HMACTests {
  @Test(
    "RFC 4231's examples, with a short key and with one that is longer than a block",
    arguments: [
      (
        HMAC.Algorithm.sha256, UInt8(0x0b), 20, "Hi There",
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
      ),
      (
        .sha256, 0xaa, 131, "Test Using Larger Than Block-Size Key - Hash Key First",
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
      ),
      (
        .sha512, 0x0b, 20, "Hi There",
        "87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cdedaa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854"
      ),
      (
        .sha512, 0xaa, 131, "Test Using Larger Than Block-Size Key - Hash Key First",
        "80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f3526b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598"
      ),
    ])
  func examples(_ algorithm: HMAC.Algorithm, _ byte: UInt8, _ count: Int, _ text: String, _ code: String) {
    let hmac = HMAC(algorithm, key: Array(repeating: byte, count: count))
    #expect(Hex.digits(of: hmac.code(of: text)) == code)
  }

  @Test("codes are the same where every byte is, and of one length")
  func equality() {
    #expect(HMAC.areEqual([1, 2, 3], [1, 2, 3]) && HMAC.areEqual([], []))
    for other in [[1, 2, 4], [0, 2, 3], [0, 3, 3], [1, 2], [1, 2, 3, 0], []] as [[UInt8]] {
      #expect(!HMAC.areEqual([1, 2, 3], other))
    }
  }
}
