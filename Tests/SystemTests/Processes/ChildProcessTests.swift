import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import Foundation
import Testing

@Suite("Child processes", .paced)
struct ChildProcessTests {
  @Test("the exit status is the program's, and a signal's is 128 and its number")
  func status() throws {
    #expect(try ChildProcess(shell: "exit 3").wait() == 3)
    #expect(try ChildProcess(shell: "kill -9 $$").wait() == 137)
    #expect(try ChildProcess(shell: #"test "$1" = "a b""#, arguments: ["a b"]).wait() == 0)
  }

  @Test("its streams are what they were made to be, and its variables those that were given")
  func streams() throws {
    let folder = try TestFolder()
    let ends = try Descriptor.pipe()
    try ends.writing.write("in".utf8)
    ends.writing.close()
    let child = try ChildProcess(
      "/bin/sh", ["-c", "cat; echo $MINE"], environment: ["MINE=1", "PATH=/usr/bin:/bin"],
      ChildProcess.Streams(
        input: .descriptor(ends.reading), output: .file(folder.path + "/out", [.writing, .creating])))
    #expect(child.wait() == 0)
    ends.reading.close()
    #expect(FileManager.default.contents(atPath: folder.path + "/out") == Data("in1\n".utf8))
  }

  @Test("a program that is not there cannot be started")
  func missing() {
    #expect(throws: SystemError.missing) { try ChildProcess("/no/such/program", []) }
  }
}
