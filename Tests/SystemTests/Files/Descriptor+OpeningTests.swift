import FolderTestSupport
import PacingTestSupport
import System
import Testing

@Suite("Opening files", .paced)
struct DescriptorOpeningTests {
  @Test("a file is made, written, cut, read from a place, and refused where it must be new")
  func files() throws {
    let folder = try TestFolder()
    let path = folder.path + "/f"
    #expect(throws: SystemError.missing) { try Descriptor.opening(path, .reading) }
    let file = try Descriptor.opening(path, [.both, .new])
    defer { file.close() }
    try file.write("hello, world".utf8)
    try file.setSize(5)
    var block = [UInt8](repeating: 0, count: 3)
    let count = try block.withUnsafeMutableBytes { try file.read(into: $0, at: 2) }
    #expect(String(decoding: block[..<count], as: UTF8.self) == "llo")
    #expect(throws: SystemError.exists) { try Descriptor.opening(path, [.writing, .new]) }
    let status = try FileStatus(of: path)
    #expect(status.kind == .file)
    #expect(status.size == 5)
    #expect(try status.isSame(as: FileStatus(of: file)))
  }
}
