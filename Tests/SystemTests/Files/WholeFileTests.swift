import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import Foundation
import Testing

@Suite("A file that is read as a whole", .paced)
struct WholeFileTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func file(_ name: String) -> WholeFile { WholeFile(folder.path + "/" + name) }

  @Test("has its bytes and the digest of them, also when it is read in pieces")
  func content() throws {
    for count in [0, 1, 31, 32, 33, ContentDigest.pieceSize - 1, ContentDigest.pieceSize + 5, 3 << 20] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
      try Data(bytes).write(to: URL(filePath: folder.path + "/f"))
      #expect(try file("f").digest.get() == ContentDigest(bytes), "\(count)")
      #expect(try file("f").bytes.get() == bytes, "\(count)")
    }
  }

  @Test("that has no size is read to its end: a pipe, what the system makes up, a device")
  func streams() throws {
    let ends = try Descriptor.pipe()
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let thread = try #require(
      SystemThread.start {
        try? ends.writing.write(bytes)
        ends.writing.close()
      })
    #expect(try WholeFile("/dev/fd/\(ends.reading.number)").bytes.get() == bytes)
    thread.join()
    ends.reading.close()
    #expect(try WholeFile("/dev/null").bytes.get() == [])
    if FilePath.exists("/proc/self/status") {
      #expect(try !WholeFile("/proc/self/status").bytes.get().isEmpty)
    }
  }

  @Test("and cannot be says why, in each way")
  func problems() throws {
    try folder.write("x", to: "f")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "nowhere")
    let missing = FileProblem("No such file or directory")
    for (name, problem) in [
      ("nothing", missing), ("link", missing), (".", FileProblem("it is a folder")),
      ("f/below", FileProblem("Not a directory")),
    ] {
      #expect(file(name).problem == problem)
      #expect(throws: problem) { try file(name).bytes.get() }
      #expect(throws: problem) { try file(name).digest.get() }
      #expect(file(name).identity == nil)
    }
    #expect(file("f").problem == nil)
  }

  @Test("is refused when it is too large for memory")
  func large() throws {
    let huge = try Descriptor.opening(folder.path + "/huge", [.writing, .new])
    try huge.setSize(WholeFile.sizeLimit + 1)
    huge.close()
    #expect(throws: FileProblem("it is larger than 256 MiB")) { try file("huge").bytes.get() }
  }

  @Test("is not relied on by what the system says of it right after it was written")
  func identities() throws {
    try folder.write("x", to: "new")
    #expect(file("new").identity == nil)
    let old = try #require(WholeFile(#filePath).identity)
    #expect(WholeFile(#filePath).identity == old)
  }
}
