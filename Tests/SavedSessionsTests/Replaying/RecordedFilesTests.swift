import ApusPacingTestSupport
import Synchronization
import Testing

@testable import ApusRecordings
@testable import ApusSavedSessions
@testable import ApusSystem

@Suite("Files as they were recorded", .paced)
struct RecordedFilesTests {
  private func file(_ path: String, _ text: String) -> HARFile {
    HARFile(path: path, bytes: Array(text.utf8))
  }

  private let disk = FileReader.fixed(["a": "now", "/home/me/b": "b"])

  private func text(_ files: RecordedFiles, _ path: String) -> String? {
    files.read(path, on: disk).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("are read as they were at that place of the session, and no others are there")
  func versions() {
    let files = RecordedFiles([(file("a", "one"), 0), (file("a", "two"), 2)])
    #expect(text(files, "a") == "one" && text(files, "b") == nil)
    files.go(to: 1)
    #expect(text(files, "a") == "one")
    files.go(to: 2)
    #expect(text(files, "a") == "two")
    #expect(files.has("a") && !files.has("b"))
    #expect(files.takeRead().map(\.bytes.count) == [3, 3] && files.takeRead() == [])
  }

  @Test("are told where the disk has something else, unless a secret was left out")
  func changed() {
    let files = RecordedFiles([(file("a", "then"), 0), (file("~/b", "b"), 0)], home: "/home/me")
    _ = (text(files, "/home/me/b"), text(files, "a"), text(files, "a"))
    #expect(files.changed == ["a"])
    let secret = RecordedFiles([(file("a", "{{secret:typed}}"), 0)])
    _ = text(secret, "a")
    #expect(secret.changed == [])
  }

  @Test("have a secret in place of what stands for it, and are noted as they were recorded")
  func secrets() throws {
    let placeholder = "{{secret:password-2}}"
    let binary = HARFile(path: "c", bytes: [0xff, 0] + Array((placeholder + placeholder).utf8) + [0xfe])
    let json = file("a", #"{"p": "\#(placeholder)", "q": "{{secret:other}}"}"#)
    let form = file("~/b", "p=\(placeholder)")
    let files = RecordedFiles([(json, 0), (form, 0), (binary, 0)], home: "/home/me")
    #expect(text(files, "/home/me/b") == "p=\(placeholder)")
    files.fill(["password-2": #"x"y"#, "unknown": "z"])
    #expect(text(files, "a") == #"{"p": "x\"y", "q": "{{secret:other}}"}"#)
    #expect(text(files, "/home/me/b") == #"p=x"y"#)
    #expect(files.read("c", on: nil) == [0xff, 0] + Array(#"x"yx"y"#.utf8) + [0xfe])
    let place = try #require(files.place(of: "/home/me/b", on: nil))
    #expect(try FileReader.disk(home: nil).contents(place).get() == Array(#"p=x"y"#.utf8))
    #expect(files.takeRead().allSatisfy { String(decoding: $0.bytes, as: UTF8.self).contains(placeholder) })
  }

  @Test("are read without a look at the disk where nobody asks what is there")
  func uncompared() throws {
    let looked = Mutex<[String]>([])
    let files = RecordedFiles([(file("a", "then"), 0)])
    let disk = FileReader(
      home: nil,
      contents: { path in
        looked.withLock { $0.append(path) }
        return .success(Array("now".utf8))
      },
      problem: { path in
        looked.withLock { $0.append(path) }
        return nil
      })
    let reader = disk.recorded(in: files, home: nil, comparing: false)
    #expect(try reader.contents("a").get() == Array("then".utf8) && reader.problem("a") == nil)
    _ = (reader.digest("a"), reader.found("a"), reader.isPipe("a"))
    #expect(looked.withLock(\.self) == [] && files.changed == [])
    #expect(try reader.contents("b").get() == Array("now".utf8))
    #expect(looked.withLock(\.self) == ["b"])
  }

  @Test("stand on the disk for whoever sends them, under their own names")
  func place() throws {
    let files = RecordedFiles([(file("in/a.txt", "then"), 0)])
    let place = try #require(files.place(of: "in/a.txt", on: disk))
    #expect(place.hasSuffix("/a.txt"))
    #expect(try FileReader.disk(home: nil).contents(place).get() == Array("then".utf8))
    #expect(files.place(of: "b", on: disk) == nil)
  }
}
