import Testing

@testable import ApusWords

@Suite("Japanese for what is known of conversations")
struct JapaneseTalkingReferenceTests {
  @Test("tells one version from several")
  func versions() {
    let one: Sentence = "It speaks version \("8") of WebSocket, and not 13, the only one that Apus speaks."
    let more: Sentence =
      "It speaks the versions \("8, 7") of WebSocket, and not 13, the only one that Apus speaks."
    #expect(one.text(in: .japanese).contains("バージョン 8 で"))
    #expect(more.text(in: .japanese).contains("バージョン 8, 7 のいずれか"))
  }
}
