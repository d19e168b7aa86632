import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Bodies of a collection as lines", .paced)
struct CollectedBodyLinesTests {
  @Test("a part's own lines stay as they are, and files are where the collection is")
  func parts() {
    let parts = [
      CollectedPart(name: "a\"b", content: .text("1\n2"), type: "text/x"),
      CollectedPart(name: "f", content: .file("./d/n.json"), type: nil),
    ]
    let body = CollectedBodyLines(.multipart(parts), headers: [], folder: "/c")
    #expect(body.lines.contains(.text("Content-Disposition: form-data; name=\"a%22b\"")))
    #expect(body.lines.contains(.text("1\n2")) && body.lines.contains(.text("Content-Type: text/x")))
    #expect(body.lines.contains(.file("/c/d/n.json", isFilled: false)))
    #expect(body.lines.last == .text("--\(body.boundary ?? "")--"))
  }

  @Test("absolute paths and those of the home folder stay")
  func paths() {
    for path in ["/tmp/a", "~/a"] {
      #expect(
        CollectedBodyLines(.file(path, type: nil), headers: [], folder: "/c").lines == [
          .file(path, isFilled: false)
        ])
    }
  }
}
