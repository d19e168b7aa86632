import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusURLSession

@Suite("Keys that are pinned", .paced)
struct PinnedKeyTests {
  // The pins are OpenSSL's: `openssl pkey -pubin -outform der | openssl dgst -sha256 -binary | base64`.
  @Test("a key of an elliptic curve has the pin that others compute")
  func curve() throws {
    let hex =
      "04ea6a88713c51600e9e84d752f96d5ad96c8cefe9ee6a2766e2c948c1e989711bdb6a259c52dfb1eb910a761e082e62869aee3bb2e595be7337ff0eb076be976b"
    let key = stride(from: 0, to: hex.utf8.count, by: 2).compactMap { place in
      UInt8(hex.dropFirst(place).prefix(2), radix: 16)
    }
    #expect(PinnedKey.pin(of: key) == "+QNDF5ozbxqbIupQZqQ9OKuOQ6V2gJQdy6Q8iU76+NQ=")
  }

  @Test("a key of RSA has the pin that others compute")
  func rsa() throws {
    let key = try #require(
      Data(
        base64Encoded:
          "MIIBCgKCAQEA4DVgsfHyXWSZVCyEP7Za7nk+2qnElH0slaqFWDe5oLQawzes7AabsSIfmuh1JVEI4HMt6FpdmlhtMrRPfCW5dMS4PBuQ2coUb4W3H+m2lqjIfbJ7tspVCEWU6XP2rP9QmV4UABVMRJiYo5j3H51I9sS1CgQHHjq83OpOjgOh/R83iy61ka3h5TwgZ7nRYugb4d1tladqKbvuYbCyKycch5L3BPp/5XPXEZ3kqlvfTOCkMckftR9vpWTL35vtNqUy2FPePIvWydMMdiZYvQh4D25VoyXNeylK1SmBYPcpUrhRWNhAWREaO2f3iS6Ev0rShcuoG9DTqOt1PAwLRvhcdQIDAQAB"
      ))
    #expect(PinnedKey.pin(of: [UInt8](key)) == "P6XhZoKTKNSdBzkmiwk2gTGknENR7s8uA5sLBc/W2v8=")
  }

  @Test("a key of another kind has none")
  func others() {
    #expect(PinnedKey.pin(of: []) == nil && PinnedKey.pin(of: [0x04, 1, 2]) == nil)
  }
}
