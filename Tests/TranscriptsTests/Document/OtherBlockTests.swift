import PacingTestSupport
import Testing

@testable import Transcripts

@Suite("Blocks that are not run", .paced)
struct OtherBlockTests {
  @Test("are found with their lines, but not within one another, and not where the document has none")
  func found() {
    let text =
      "---\nsession: 1\n---\n```console\n$ a\n```\n```consol\n$ b\n```\n````md\n```x\n```\n````\n```json"
    #expect(
      OtherBlock.all(in: Array(text.utf8)) == [
        OtherBlock(language: "consol", line: 7), OtherBlock(language: "md", line: 10),
        OtherBlock(language: "json", line: 14),
      ])
    #expect(OtherBlock.all(in: []).isEmpty)
    #expect(OtherBlock.all(in: Array("    ```consol\n".utf8)).isEmpty)
  }
}
