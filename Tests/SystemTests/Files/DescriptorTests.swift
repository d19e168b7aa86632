import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import Testing

@Suite("Descriptors", .paced)
struct DescriptorTests {
  @Test("what is written is read, and the end is 0")
  func pipe() throws {
    let ends = try Descriptor.pipe()
    try ends.writing.write("りんご".utf8)
    ends.writing.close()
    var block = [UInt8](repeating: 0, count: 100)
    let count = try ends.reading.read(into: &block)
    #expect(String(decoding: block[..<count], as: UTF8.self) == "りんご")
    #expect(try ends.reading.read(into: &block) == 0)
    ends.reading.close()
  }

  @Test("an array of its own has what is there, no more than was asked for, and nothing at the end")
  func reading() throws {
    let ends = try Descriptor.pipe()
    try ends.writing.write("りんご".utf8)
    ends.writing.close()
    #expect(try ends.reading.read(upTo: 4) == Array("りんご".utf8.prefix(4)))
    #expect(try ends.reading.read(upTo: 65_536) == Array("りんご".utf8.dropFirst(4)))
    #expect(try ends.reading.read(upTo: 65_536).isEmpty)
    ends.reading.close()
    #expect(throws: SystemError.self) { try Descriptor.none.read(upTo: 1) }
  }

  @Test("writing waits for room where the descriptor itself does not")
  func room() async throws {
    let ends = try Descriptor.pipe()
    ends.writing.setWaiting(false)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let thread = try #require(
      SystemThread.start {
        try? ends.writing.write(bytes)
        ends.writing.close()
      })
    var read: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while case let count = try ends.reading.read(into: &block), count > 0 { read += block[..<count] }
    thread.join()
    ends.reading.close()
    #expect(read == bytes)
  }

  @Test("waiting again changes nothing else: what is added goes to the end")
  func waiting() throws {
    let folder = try TestFolder()
    try folder.write("old", to: "f")
    let file = try Descriptor.opening(folder.path + "/f", [.writing, .appending])
    file.setWaiting(false)
    file.setWaiting(true)
    try file.write(" and new".utf8)
    try file.closeWhole()
    #expect(folder.text(of: "f") == "old and new")
    #expect(throws: SystemError.self) { try Descriptor.none.closeWhole() }
  }

  @Test("a descriptor that is closed says so")
  func closed() {
    var block: [UInt8] = [0]
    #expect(throws: SystemError.self) { try Descriptor.none.read(into: &block) }
    #expect(throws: SystemError.self) { try Descriptor.none.write([1]) }
    #expect(!Descriptor.none.isTerminal)
  }
}
