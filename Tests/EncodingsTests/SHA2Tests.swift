import Testing

@testable import ApusEncodings

@Suite struct SHA2Tests {
  @Test(arguments: [1, 63, 64, 65, 130, 300])
  func `pieces of any size make the digest of the whole`(size: Int) {
    let message = (0..<300).map { UInt8($0 % 251) }
    var short = SHA256()
    var long = SHA512()
    for start in stride(from: 0, to: message.count, by: size) {
      short.update(message[start..<min(start + size, message.count)])
      long.update(message[start..<min(start + size, message.count)])
    }
    #expect(short.finish() == SHA256.hash(message))
    #expect(long.finish() == SHA512.hash(message))
  }

  @Test func `a message of several blocks has the digest that others find`() {
    let digest = SHA256.hash(Array(repeating: UInt8(ascii: "a"), count: 300))
    #expect(Hex.digits(of: digest) == "9835fa6bf4e20a9b9ea812506302e98982721a6cf8d2cae67af57129bf21ae90")
  }
}
