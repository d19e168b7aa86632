import ApusJSON
import ApusPacingTestSupport
import ApusRedaction
import Testing

@testable import ApusRecordings

@Suite("A file among the entries of a HAR log", .paced)
struct HARFileTests {
  @Test(
    "is read back as it was, whatever it holds",
    arguments: ["", "text\n", "\u{0}\u{1}\u{2}", "りんご \u{1b}[31m"])
  func roundTrip(_ text: String) throws {
    var file = HARFile(path: "a b/ü.txt", bytes: Array(text.utf8) + [0xff])
    file.id = 7
    let line = file.line(id: 7, before: nil)
    #expect(line.allSatisfy { $0 >= 0x20 && $0 != 0x7f })
    let entry = try JSONDocument(line).root
    let read = try #require(HARFile(entry))
    #expect(read == file && read.id == 7)
    #expect(entry["request"]?["url"]?.string == "file:a%20b/%C3%BC.txt")
    for key in ["startedDateTime", "time", "cache", "timings"] { #expect(entry[key] != nil) }
  }

  @Test("is no exchange, and stands where it was read")
  func places() throws {
    func exchange(_ id: Int) -> String {
      #"{"_id":\#(id),"request":{"url":"http://h/\#(id)"},"response":{"status":200}}"#
    }
    func file(_ id: Int) -> String {
      String(decoding: HARFile(path: "f\(id)", bytes: [1]).line(id: id, before: nil), as: UTF8.self)
    }
    let entries = [file(1), exchange(2), exchange(2), exchange(3), file(4)].joined(separator: ",")
    let document = try JSONDocument("{\"log\":{\"entries\":[\(entries)]}}")
    let reader = HARReader(file: "x.har")
    #expect(try reader.recordings(in: document).count == 2)
    #expect(reader.files(in: document).map { "\($0.file.path) \($0.place)" } == ["f1 0", "f4 2"])
  }

  @Test("has no secret in it")
  func secrets() {
    var redactor = Redactor()
    let file = HARFile(path: "a.json", bytes: Array(#"{"password":"sesame-1234"}"#.utf8)).redacted(
      by: &redactor)
    #expect(String(decoding: file.bytes, as: UTF8.self) == #"{"password":"{{secret:password}}"}"#)
    let table = HARFile(path: "a.CSV", bytes: Array("user,password\na,other-1234".utf8)).redacted(
      by: &redactor)
    #expect(String(decoding: table.bytes, as: UTF8.self) == "user,password\na,{{secret:password-2}}")
  }
}
