import Testing

@testable import ApusTokens

@Suite("Public keys")
struct PublicKeyTests {
  @Test("have one size of a curve")
  func sizes() {
    #expect(PublicKey(x: [1], y: [2]) == nil)
    #expect(PublicKey(ed25519: Array(repeating: 0, count: 31)) == nil)
    #expect(PublicKey(ed25519: Array(repeating: 0, count: 32))?.algorithm == .edDSA)
  }

  @Test("numbers in DER have no sign, and sizes of more than 127 take more bytes")
  func numbers() {
    #expect(DER.number([0, 0, 1]) == [2, 1, 1])
    #expect(DER.number([0x80]) == [2, 2, 0, 0x80])
    #expect(DER.number([]) == [2, 1, 0])
    #expect(DER.bits(Array(repeating: 1, count: 199)).prefix(4) == [3, 0x81, 200, 0])
    #expect(DER.sequence(Array(repeating: 1, count: 300)).prefix(4) == [0x30, 0x82, 1, 44])
    #expect(DER.sequence(DER.null) == [0x30, 2, 5, 0])
  }
}
