import ApusPacingTestSupport
import ApusSurroundings
import Foundation
import Testing

@testable import ApusSending

@Suite("The lines that a conversation is given", .paced)
struct InputLinesTests {
  @Test("come one at a time, the last without its end too, and then there is no more")
  func lines() async throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("one\r\n\ntwo".utf8))
    try pipe.fileHandleForWriting.close()
    let desk = InputLines(descriptor: pipe.fileHandleForReading.fileDescriptor).desk
    var lines: [TalkDesk.Input] = []
    for _ in 0..<5 { lines.append(await desk.read("") { nil }) }
    #expect(lines == [.line("one"), .line(""), .line("two"), .end, .end])
  }

  @Test("one that is not UTF-8 is none to be sent, and has its number; a character may come in pieces")
  func noText() async throws {
    let pipe = Pipe()
    let desk = InputLines(descriptor: pipe.fileHandleForReading.fileDescriptor).desk
    try pipe.fileHandleForWriting.write(contentsOf: Data([0x0a, 0xe3, 0x81]))
    #expect(await desk.read("") { nil } == .line(""))
    try pipe.fileHandleForWriting.write(contentsOf: Data([0x82, 0x0a, 0x61, 0xff, 0x0a, 0x62]))
    try pipe.fileHandleForWriting.close()
    var lines: [TalkDesk.Input] = []
    for _ in 0..<4 { lines.append(await desk.read("") { nil }) }
    #expect(lines == [.line("あ"), .noText(line: 3), .line("b"), .end])
  }

  @Test("who waits for one that nobody needs is told to stop")
  func stop() async {
    let pipe = Pipe()
    let desk = InputLines(descriptor: pipe.fileHandleForReading.fileDescriptor).desk
    let waiting = Task { await desk.read("") { nil } }
    desk.stop()
    #expect(await waiting.value == .end)
    try? pipe.fileHandleForWriting.close()
  }
}
