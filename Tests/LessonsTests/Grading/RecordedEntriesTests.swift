import ApusRecordings
import Testing

@testable import ApusLessons

@Suite("The entries of a recording")
struct RecordedEntriesTests {
  private static let entries = [200, 404].map { status in
    EntryDigest.signed(
      Array(#"{"_id":1,"request":{"url":"http://h/りんご"},"response":{"status":\#(status)},"time":1.50}"#.utf8))
  }

  /// As this program writes it.
  private let own = String(
    decoding: Cassette.head + Cassette.separator(before: 1) + Cassette.joined(entries) + Cassette.tail,
    as: UTF8.self)

  private func remarks(_ text: String) -> [String] { RecordedEntries(Array(text.utf8), of: "a.har").remarks }

  /// With blanks and lines as other programs write them.
  private var rewritten: String { own.replacing("\",\"", with: "\", \"").replacing("{\"", with: "{\n \"") }

  private let changed = "it was changed; its checksum does not fit"

  @Test("are fine as they were written, also where the end is missing")
  func unchanged() {
    #expect(remarks(own) == [])
    #expect(remarks(String(own.dropLast(30))) == [])
  }

  @Test("are named where they were changed, whatever their layout")
  func edits() {
    let edited = own.replacing("404", with: "200")
    #expect(remarks(edited) == ["a.har:3: \(changed)"])
    #expect(remarks(edited.replacing("\n{", with: "\n {")).last == "a.har:3: \(changed)")
    let other = remarks(rewritten.replacing("404", with: "200"))
    #expect(other.count == 2 && other.last?.hasSuffix(changed) == true, "\(other)")
    let unsigned = own.replacing(/,"_digest":"[0-9a-f]*"/, with: "")
    #expect(remarks(unsigned).count == 2)
    #expect(remarks(unsigned).allSatisfy { $0.contains("no checksum") })
  }

  @Test("of a file that another program wrote anew are told so")
  func layouts() {
    #expect(remarks(rewritten) == ["a.har: another program wrote it anew"])
    #expect(remarks(own.replacing("\n", with: "")) == ["a.har: another program wrote it anew"])
  }
}
