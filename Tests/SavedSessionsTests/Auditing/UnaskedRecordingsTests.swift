import ApusPacingTestSupport
import Testing

@testable import ApusRecordings
@testable import ApusRedaction
@testable import ApusSavedSessions

@Suite("What a cassette holds that no step asks for", .paced)
struct UnaskedRecordingsTests {
  /// As they are read: each with its number.
  private func recordings(_ names: String...) throws -> [Recording] {
    var redactor = Redactor()
    let bytes = try Cassette(recordings: names.map { Parrot.recording($0) }).bytes(redactor: &redactor)
    return try Cassette(reading: bytes).recordings
  }

  @Test("stays where it stands: before what is asked for next, and at the end")
  func places() throws {
    let all = try recordings("a", "b", "c", "d", "e")
    let asked = [[all[1]], [], [all[3]]]
    var unasked = UnaskedRecordings(all, asked: asked)
    #expect(asked.map { unasked.next(before: $0).map(\.id) } == [[all[0].id], [], [all[2].id]])
    #expect(unasked.rest.map(\.id) == [all[4].id])
  }

  @Test("is all where nothing is asked for, and nothing where everything is")
  func ends() throws {
    let all = try recordings("a", "b")
    var none = UnaskedRecordings(all, asked: [all])
    #expect(none.next(before: all).isEmpty && none.rest.isEmpty)
    #expect(UnaskedRecordings(all, asked: []).rest.count == 2)
    #expect(UnaskedRecordings([], asked: [[]]).rest.isEmpty)
  }
}
