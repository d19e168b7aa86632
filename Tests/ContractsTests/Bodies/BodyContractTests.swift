import ApusFormats
import ApusPacingTestSupport
import ApusRecordings
import Testing

@testable import ApusContracts

@Suite("What a body promises", .paced)
struct BodyContractTests {
  private func findings(_ old: [UInt8], _ new: [UInt8], type: String = "image/png") throws -> [Finding] {
    BodyContract(
      promised: try ChangedAnswer.recording(old, type: type).exchange, ignored: try IgnoredPlaces([])
    ).findings(in: try ChangedAnswer.recording(new, type: type).exchange)
  }

  private static let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]

  @Test("is how bytes begin that are no text")
  func signatures() throws {
    #expect(try findings(Self.png, Self.png.dropLast() + [7]).isEmpty)
    let zeros = try findings(Self.png, Array(repeating: 0, count: 10))
    #expect(zeros.weight == .red)
    #expect(zeros.flatMap(\.lines) == ["- PNG image", "+ bytes that begin with 00 00 00 00"])
    #expect(try findings(Self.png, [0xff, 0xd8, 0xff, 0]).weight == .red)
    #expect(try findings([1, 0, 3, 4], [9, 0, 3, 4]).weight == .noted)
    #expect(try findings([1, 0, 3, 4], [1, 0, 3, 4, 5]).isEmpty)
  }

  @Test("has no mark before the text, which is told once", arguments: ["application/json", "text/plain"])
  func mark(type: String) throws {
    let now = try findings(Array("[1]".utf8), [0xef, 0xbb, 0xbf] + Array("[1]".utf8), type: type)
    #expect(now.flatMap(\.lines) == ["+ a byte order mark before the text"] && now.weight == .noted)
  }

  @Test("is nothing where there was none, which data may change")
  func nothing() throws {
    let text = try findings([], Array("ERROR: database down".utf8), type: "text/plain")
    #expect(text.flatMap(\.lines) == ["- no body", "+ text: ERROR: database down"] && text.weight == .red)
    #expect(try findings([], Array("<html><body>x</body></html>".utf8), type: "text/html").weight == .red)
    #expect(try findings([], Array(#"{"a": 1}"#.utf8), type: "application/json").weight == .noted)
    #expect(try findings([], []).isEmpty)
    #expect(try findings(Self.png, []).weight == .red)
  }
}
