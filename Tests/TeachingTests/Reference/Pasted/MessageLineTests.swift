import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusTeaching

@Suite("A line that was pasted", .paced)
struct MessageLineTests {
  private func text(_ line: String, width: Int = 80) throws -> String {
    let pasted = try #require(MessageLine(line), "\(line)")
    return pasted.lines(on: Screen(width: width)).map(\.text).joined(separator: "\n")
  }

  @Test("is explained part by part, and what is wrong is named")
  func parts() throws {
    let text = try text("Cache-Control: private, max-agee=60")
    #expect(text.hasPrefix("Cache-Control, a header of requests and responses"), "\(text)")
    #expect(text.contains("RFC 9111, 5.2"), "\(text)")
    #expect(text.contains("  private      Only one user's own cache may keep it."), "\(text)")
    #expect(text.contains("  max-agee=60  unknown: no standard has this directive"), "\(text)")
    #expect(text.contains("see also: explain header Cache-Control"), "\(text)")
  }

  @Test("fits any screen", arguments: [20, 40, 80, 200])
  func widths(_ width: Int) throws {
    for line in ["Cache-Control: private, max-agee=60", "HTTP/1.1 404 Not Found", "X-日本語: 値"] {
      guard let pasted = MessageLine(line) else { continue }
      #expect(pasted.lines(on: Screen(width: width)).allSatisfy { $0.width <= width }, "\(line)")
    }
  }

  @Test("is none where no name and no value stand, or a URL does")
  func none() {
    for line in [
      "", "etag", "ETag:", ": x", "https://a.example/", "a b: c", "GET", "get /x", "about:", "HTTP/1.1",
    ] {
      #expect(MessageLine(line) == nil, "\(line)")
    }
  }

  @Test("with a header that nobody knows says so, and shows nothing that may be a secret")
  func unknown() throws {
    #expect(try text("X-Nobody-Knows: 5").contains("No registry has a header of this name"))
    for line in ["X-My-Token: canary1", "Athorization: c4n4ry9f8e7d6c5b4a3f2e1d0c9b8a7f6e5d4c3b"] {
      let text = try text(line)
      #expect(!text.contains("c4n4ry") && !text.contains("canary"), "\(text)")
    }
  }
}
