import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusLineEditing

@Suite("The history file", .paced)
struct HistoryFileTests {
  private func mode(_ path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
  }

  @Test("the file and its folders are made for the user's eyes only")
  func modes() throws {
    let file = try TemporaryFile(name: "state/apus/history")
    History(path: file.path).append("a")
    #expect(mode(file.path) == 0o600)
    #expect(mode(file.folder + "/state") == 0o700)
    #expect(mode(file.folder + "/state/apus") == 0o700)
  }

  @Test("a file that others could read is closed to them")
  func tightening() throws {
    let file = try TemporaryFile("a\n")
    chmod(file.path, 0o644)
    History(path: file.path).append("b")
    #expect(mode(file.path) == 0o600)
  }

  @Test("programs that run at once lose nothing, while the file is also made shorter")
  func sharing() throws {
    let file = try TemporaryFile()
    let path = file.path
    DispatchQueue.concurrentPerform(iterations: 8) { writer in
      let history = History(path: path, limit: 1_000)
      for number in 0..<25 { history.append("\(writer)/\(number)") }
    }
    let entries = History(path: path).entries
    #expect(entries.count == 200)
    #expect(Set(entries).count == 200)
    for writer in 0..<8 {
      #expect(entries.filter { $0.hasPrefix("\(writer)/") } == (0..<25).map { "\(writer)/\($0)" })
    }
  }

  @Test("a file that is made shorter while others append keeps what they append")
  func compactingWhileAppending() throws {
    let file = try TemporaryFile((0..<500).map { "old \($0)\n" }.joined())
    let path = file.path
    DispatchQueue.concurrentPerform(iterations: 4) { writer in
      for number in 0..<20 {
        // Every start makes the file shorter when it has grown too long.
        History(path: path, limit: 100).append("\(writer)/\(number)")
      }
    }
    let entries = History(path: path).entries.filter { !$0.hasPrefix("old") }
    #expect(Set(entries).count == 80)
  }

  @Test("a file beyond its limit keeps the newest lines, and no other file stays behind")
  func compacting() throws {
    let file = try TemporaryFile((0..<100).map { "line \($0)\n" }.joined())
    let history = History(path: file.path, limit: 50)
    #expect(history.entries == (50..<100).map { "line \($0)" })
    #expect(try file.text == (50..<100).map { "line \($0)\n" }.joined())
    #expect(mode(file.path) == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: file.folder) == ["file"])
  }

  @Test("lines that are damaged are skipped with a warning, and the rest is there")
  func damaged() throws {
    let file = try TemporaryFile("")
    try Data(Array("good\n".utf8) + [0xff, 0xfe, 10, 65, 0, 66, 10] + Array("better\\x\\".utf8))
      .write(to: URL(fileURLWithPath: file.path))
    let history = History(path: file.path)
    #expect(history.entries == ["good", "better\\x\\"])
    #expect(history.takeWarnings() == [.skippedDamagedLines(path: file.path, count: 2)])
    #expect(history.takeWarnings() == [])
    history.append("next")
    #expect(History(path: file.path).entries == ["good", "better\\x\\", "next"])
  }

  @Test("a symbolic link is not followed, neither to read nor to write")
  func symbolicLink() throws {
    let target = try TemporaryFile("precious\n")
    let file = try TemporaryFile()
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target.path)
    let history = History(path: file.path)
    #expect(history.takeWarnings() == [.cannotRead(path: file.path, reason: "it is a symbolic link")])
    history.append("a")
    history.append("b")
    #expect(history.entries == ["a", "b"])
    #expect(history.takeWarnings() == [.cannotWrite(path: file.path, reason: "it is a symbolic link")])
    #expect(try target.text == "precious\n")
  }

  @Test("a folder, a device or a pipe in the file's place is a warning")
  func notAFile() throws {
    let file = try TemporaryFile()
    mkfifo(file.path, 0o600)
    for path in [file.path, file.folder, "/dev/null"] {
      let history = History(path: path)
      history.append("a")
      #expect(history.entries == ["a"])
      #expect(!history.takeWarnings().isEmpty)
    }
  }

  @Test("a place where no file can be made is a warning, once")
  func noPlace() throws {
    let history = History(path: "/proc/no/such/history")
    #expect(history.takeWarnings() == [])
    history.append("a")
    history.append("b")
    #expect(history.entries == ["a", "b"])
    #expect(history.takeWarnings().count == 1)
  }

  @Test(
    "a lock that somebody never gives back does not stop the prompt, and what was not saved is saved with the next line"
  )
  func stuckLock() throws {
    let file = try TemporaryFile("a\n")
    let holder = open(file.path, O_RDONLY)
    defer { close(holder) }
    try #require(flock(holder, LOCK_EX) == 0)
    let history = History(path: file.path)
    #expect(history.takeWarnings() == [.cannotRead(path: file.path, reason: "another program holds it")])
    history.append("b")
    #expect(history.entries == ["b"])
    #expect(history.takeWarnings() == [.cannotWrite(path: file.path, reason: "another program holds it")])
    try #require(flock(holder, LOCK_UN) == 0)
    history.append("c")
    #expect(try file.text == "a\nb\nc\n")
  }
}
