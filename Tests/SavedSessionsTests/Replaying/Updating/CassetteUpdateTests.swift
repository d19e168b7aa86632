import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusRecordings
@testable import ApusRedaction
@testable import ApusSavedSessions

@Suite("A cassette that is written anew", .paced)
struct CassetteUpdateTests {
  private func cassette(_ names: String...) throws -> Cassette {
    var redactor = Redactor()
    let bytes = try Cassette(recordings: names.map { Parrot.recording($0) }).bytes(redactor: &redactor)
    // As another version may have laid it out.
    let text = String(decoding: bytes, as: UTF8.self).replacing(#""cookies":[]"#, with: #""cookies": [ ]"#)
    return try Cassette(reading: Array(text.utf8))
  }

  private func lines(_ update: CassetteUpdate, secrets: [Secret] = []) throws -> [Substring] {
    var redactor = Redactor(secrets: secrets)
    let bytes = try update.bytes(stepsBehind: 0, redactor: &redactor)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
      $0.hasSuffix(",") ? $0.dropLast() : $0
    }
  }

  @Test("has what stays byte for byte under its number, and what is new under one of its own")
  func added() throws {
    let old = try cassette("one", "two")
    var plain = CassetteUpdate(old)
    plain.keep(old.recordings)
    let before = try lines(plain)
    #expect(before[1].contains(#""cookies": [ ]"#) && before[1].hasPrefix(#"{"_id":1,"#))
    var update = CassetteUpdate(old)
    update.keep([old.recordings[0]])
    update.add([Parrot.recording("new")], insteadOf: [])
    update.keep([old.recordings[1]])
    let after = try lines(update)
    #expect(after.count == before.count + 1 && after.filter { !before.contains($0) } == [after[2]])
    #expect(after[2].hasPrefix(#"{"_id":3,"#) && after[2].contains("/new"))
  }

  @Test("has what replaces an exchange under the number of that one")
  func replaced() throws {
    let old = try cassette("one", "two")
    var update = CassetteUpdate(old)
    update.add([Parrot.recording("other"), Parrot.recording("more")], insteadOf: [old.recordings[0]])
    update.add([old.recordings[1]], insteadOf: [old.recordings[1]])
    let after = try lines(update)
    #expect(after[1...3].map { $0.prefix(8) } == [#"{"_id":1"#, #"{"_id":3"#, #"{"_id":2"#])
    #expect(after[3].contains(#""cookies": [ ]"#))
  }

  @Test("says what it wrote anew where exchanges carry a checksum, and nowhere else")
  func marks() throws {
    let plain = try cassette("one", "two")
    let text = plain.lines().keys.sorted().compactMap { plain.lines()[$0]?.first }.map(EntryDigest.signed)
    let bytes = Cassette.head + Cassette.separator(before: 1)
    let signed = try Cassette(
      reading: bytes + Array(text.joined(separator: Array(",\n".utf8))) + Cassette.tail(stepsBehind: 0))
    for (old, mark) in [(signed, EntryDigest.Finding.rewritten("replay --update")), (plain, .none)] {
      var update = CassetteUpdate(old)
      update.add([Parrot.recording("other")], insteadOf: [old.recordings[0]])
      update.keep([old.recordings[1]])
      let after = try lines(update)
      #expect(EntryDigest.finding(in: after[1].utf8) == mark)
      #expect(EntryDigest.finding(in: after[2].utf8) == (mark == .none ? .none : .fits))
    }
  }

  @Test("has no secret that is known by now, also where it stood before")
  func secrets() throws {
    let old = try cassette("canary")
    var update = CassetteUpdate(old)
    update.keep(old.recordings)
    let after = try lines(update, secrets: [Secret("/canary", name: "PATH")])
    #expect(after[1].contains("{{secret:PATH}}") && !after[1].contains("canary"))
  }

  @Test("has no number twice, whatever its author did to it")
  func twice() throws {
    let old = try cassette("one")
    var update = CassetteUpdate(old)
    update.keep(old.recordings)
    update.keep(old.recordings)
    let after = try lines(update)
    #expect(after[1...2].map { $0.prefix(8) } == [#"{"_id":1"#, #"{"_id":2"#])
  }
}
