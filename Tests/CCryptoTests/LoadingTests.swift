import CApusCrypto
import Testing

@Suite("libcrypto, loaded when it is first needed")
struct LoadingTests {
  @Test("a key that is none is told from a signature that is not the key's")
  func noKey() throws {
    try #require(ccrypto_load() == nil)
    #expect(ccrypto_load() == nil, "a second time it is there")
    let nothing: [UInt8] = [0x30, 0x00]
    #expect(ccrypto_verify(nothing, nothing.count, "SHA256", nothing, 2, nothing, 2) == -1)
  }
}
