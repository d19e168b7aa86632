import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusLineEditing
@testable import ApusText

@Suite("Lines from a pipe", .paced)
struct LineSourceTests {
  /// Reads all of `bytes`, which come through a pipe.
  private func read(_ bytes: [UInt8], isComplete: @escaping (String) -> Bool = { _ in true }) -> [String] {
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting
    Thread.detachNewThread {
      try? writer.write(contentsOf: Data(bytes))
      try? writer.close()
    }
    return withExtendedLifetime(pipe) {
      let reader = PipedReader(descriptor: pipe.fileHandleForReading.fileDescriptor, isComplete: isComplete)
      var lines: [String] = []
      while case .line(let line) = reader.readLine(Prompt("ignored")) { lines.append(line) }
      return lines
    }
  }

  private func read(_ text: String, isComplete: @escaping (String) -> Bool = { _ in true }) -> [String] {
    read(Array(text.utf8), isComplete: isComplete)
  }

  @Test("lines end with a newline, a file's \\r\\n, or the end of the input")
  func lineEnds() {
    #expect(read("a\nb\r\n\nc") == ["a", "b", "", "c"])
    #expect(read("") == [])
    #expect(read("\n") == [""])
    #expect(read("a\rb\n") == ["a\rb"])
  }

  @Test("the mark that an editor puts before the first line is none of it, and any other stays")
  func mark() {
    #expect(read("\u{feff}a\n\u{feff}b") == ["a", "\u{feff}b"])
    #expect(read("\u{feff}") == [""] && read("\n\u{feff}") == ["", "\u{feff}"])
    #expect(read([0xef, 0xbb, 0x61]) == ["\u{fffd}a"])
  }

  @Test("a backslash at the end joins the next line, two of them are text")
  func joining() {
    #expect(read("get \\\n  /a \\\r\n  b==c\nnext") == ["get   /a   b==c", "next"])
    #expect(read("a\\\\\nb") == ["a\\\\", "b"])
    #expect(read("a\\\\\\\nb") == ["a\\\\b"])
    #expect(read("end\\") == ["end"])
  }

  @Test("an incomplete text goes on in the next line, and the end of the input ends it")
  func continuing() {
    let balanced = { (text: String) in text.filter { $0 == "{" }.count == text.filter { $0 == "}" }.count }
    #expect(read("post {\n 1 \\\n}\nget\n{\n2", isComplete: balanced) == ["post {\n 1 }", "get", "{\n2"])
  }

  @Test("bytes that are not UTF-8 are repaired, not refused")
  func repairing() {
    #expect(read([0x61, 0xff, 0xe6, 0x97, 10, 0x62]) == ["a\u{fffd}\u{fffd}", "b"])
  }

  @Test("a line of a megabyte arrives whole")
  func hugeLine() {
    let line = String(repeating: "0123456789abcdé", count: 70_000)
    #expect(read(line + "\nend\n") == [line, "end"])
  }

  @Test("a line that arrives in pieces is one line")
  func pieces() throws {
    let pipe = Pipe()
    let reader = PipedReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    _ = fcntl(pipe.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK)
    let writer = pipe.fileHandleForWriting
    Thread.detachNewThread {
      for byte in Array("日本\n".utf8) { try? writer.write(contentsOf: Data([byte])) }
      try? writer.close()
    }
    let results = withExtendedLifetime(pipe) { (0..<3).map { _ in reader.readLine(Prompt("")) } }
    #expect(results == [.line("日本"), .end, .end])
  }

  @Test("the number of a logical line is that of its first line")
  func numbers() {
    let pipe = Pipe()
    try? pipe.fileHandleForWriting.write(contentsOf: Data("a\nb\\\nc\nd\n".utf8))
    try? pipe.fileHandleForWriting.close()
    let reader = PipedReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    #expect(reader.lineNumber == 0)
    var numbers: [Int] = []
    withExtendedLifetime(pipe) {
      while case .line = reader.readLine(Prompt("")) { numbers.append(reader.lineNumber) }
    }
    #expect(numbers == [1, 2, 4])
  }

  @Test("a descriptor that cannot be read is the end")
  func badDescriptor() {
    #expect(PipedReader(descriptor: -1).readLine(Prompt("")) == .end)
  }
}
