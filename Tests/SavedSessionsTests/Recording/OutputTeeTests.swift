import ApusPacingTestSupport
import ApusSavedSessions
import ApusSystem
import Testing

@Suite("What a shell command writes while it is recorded", .paced)
struct OutputTeeTests {
  @Test("goes on to where it would have gone, and is kept")
  func passesOn() throws {
    let ends = try Descriptor.pipe()
    defer { ends.reading.close() }
    let tee = try OutputTee(to: ends.writing.number)
    for text in ["one\n", "two\n"] {
      try Array(text.utf8).withUnsafeBytes { try Descriptor(tee.input).write($0) }
    }
    #expect(tee.finish() == Array("one\ntwo\n".utf8))
    ends.writing.close()
    var passed = [UInt8](repeating: 0, count: 16)
    let count = try ends.reading.read(into: &passed)
    #expect(passed[..<count].elementsEqual("one\ntwo\n".utf8))
  }

  @Test("is nothing where no command came of it, and nobody waits for one")
  func nothing() throws {
    #expect(try OutputTee(to: -1).finish() == [])
  }
}
