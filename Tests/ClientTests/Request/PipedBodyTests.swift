import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusSystem

@Suite("A body that can be read once", .paced)
struct PipedBodyTests {
  private func stream(_ beginning: String, then rest: String) throws -> (PipedBody, close: () -> Void) {
    let pipe = try Descriptor.pipe()
    try pipe.writing.write(Array(rest.utf8))
    pipe.writing.close()
    let body = PipedBody("standard input", beginning: Array(beginning.utf8), rest: pipe.reading)
    return (body, { pipe.reading.close() })
  }

  private func source(_ stream: PipedBody, isSent: Bool = true) throws -> BodySource {
    try BodySource(RequestBody(.stream(stream), contentType: nil), isSent: isSent)
  }

  @Test("has what was read of it before what is still there", arguments: [1, 3, 100])
  func order(_ size: Int) throws {
    let (stream, close) = try stream("one ", then: "two\r\n\0three")
    defer { close() }
    #expect(try read(source(stream), by: size) == "one two\r\n\0three")
  }

  @Test("is without line ends where `-d` sends it", arguments: [1, 3, 100])
  func withoutLineEnds(_ size: Int) throws {
    let (stream, close) = try stream("\n\none\n", then: "two\r\n\0three\n")
    defer { close() }
    #expect(try read(source(stream.withoutLineEnds), by: size) == "onetwothree")
  }

  @Test("is there for the first who sends it, and for nobody who only looks")
  func once() throws {
    let (stream, close) = try stream("one", then: "")
    defer { close() }
    #expect(throws: BodySource.Unreadable.self) { try source(stream, isSent: false) }
    let first = try source(stream)
    try first.rewind()
    #expect(try read(first, by: 9) == "one")
    #expect(throws: BodySource.Unreadable.self) { try first.rewind() }
    #expect(throws: BodySource.Unreadable.self) { try source(stream) }
  }

  @Test("is not waited for while nothing is there")
  func later() throws {
    let pipe = try Descriptor.pipe()
    defer { pipe.reading.close() }
    let source = try source(PipedBody("it", beginning: [], rest: pipe.reading))
    var room = [UInt8](repeating: 0, count: 9)
    #expect(try room.withUnsafeMutableBytes { try source.read(into: $0) } == nil)
    try pipe.writing.write(Array("x".utf8))
    #expect(try room.withUnsafeMutableBytes { try source.read(into: $0) } == 1)
    pipe.writing.close()
    #expect(try room.withUnsafeMutableBytes { try source.read(into: $0) } == 0)
  }

  @Test("with a size ends there, and is refused where it has less")
  func size() throws {
    let pipe = try Descriptor.pipe()
    defer { pipe.reading.close() }
    try pipe.writing.write(Array("cdef".utf8))
    pipe.writing.close()
    let bytes = Array("ab".utf8)
    let whole = try source(PipedBody("it", beginning: bytes, rest: pipe.reading, byteCount: 4))
    #expect(try read(whole, by: 3) == "abcd" && whole.byteCount == 4)
    let short = try source(PipedBody("it", beginning: bytes, rest: pipe.reading, byteCount: 9))
    #expect(throws: BodySource.Unreadable.self) { try read(short, by: 3) }
  }
}
