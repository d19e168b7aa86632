import ApusFolderTestSupport
import ApusSystem
import Testing

@testable import ApusSurroundings

@Suite("What follows | on a line")
struct ShellPipeTests {
  private func output(of command: String, given pieces: [String]) throws -> (text: String, status: Int32) {
    let folder = try TestFolder()
    let file = try Descriptor.opening(folder.path + "/out", [.writing, .creating])
    defer { file.close() }
    let pipe = try ShellPipe(command: command, output: file.number)
    for piece in pieces { try pipe.write(piece) }
    let status = pipe.finish()
    return (folder.text(of: "out") ?? "", status)
  }

  @Test("a command reads what is written, and says how it ended")
  func read() throws {
    let (text, status) = try output(of: "tr a-z A-Z; exit 3", given: ["one\n", "two\n"])
    #expect(text == "ONE\nTWO\n")
    #expect(status == 3)
  }

  @Test("a command that has ended takes nothing more, and its end is told once")
  func ended() throws {
    let pipe = try ShellPipe(command: "exec <&-", output: 1)
    _ = pipe.finish()
    #expect(throws: SinkClosed(reason: "")) { try pipe.write("more") }
    #expect(pipe.finish() == 0)
  }
}
