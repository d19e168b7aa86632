import ApusFolderTestSupport
import ApusLanguageTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Lines that are mistyped, with secrets in them", .paced)
struct MistypedLinesTests {
  private static let lines = MistypedLines.masked

  /// Whether a line asks nobody else, even where it is not refused.
  private static func staysHere(_ line: String) -> Bool {
    !["|", "@h", "//h"].contains { line.contains($0) }
  }

  @Test("are in no excerpt, and the caret points at the same words")
  func excerpts() async throws {
    let talk = try await Talk(to: Talk.terminal)
    for (line, _) in Self.lines where Self.staysHere(line) {
      let answer = await talk.say(line.replacing("S3CRET", with: "S3CRETS3CRET"))
      #expect(!answer.text.contains("S3CRET"), "\(line)\n\(answer.text)")
    }
    let line = "get /echo Authorization: Bearer S3CRETS3CRET q==é --nope"
    for place in ["Bearer", "S3CRETS3CRET", "q==é", "--nope"] {
      let range = try #require(line.utf8Range(of: place))
      let masked = MaskedLine(line)
      let shown = masked.text.utf8Text(masked.range(of: range))
      #expect(shown == (place.hasPrefix("S3") ? "•••" : place))
    }
    let rows = await talk.say(line).text.split(separator: "\n").map(String.init)
    let caret = try #require(rows.firstIndex { $0.contains("^") })
    #expect(rows[caret - 1].contains("Bearer ••• q==é"))
    let marked = zip(rows[caret - 1], rows[caret]).filter { $0.1 == "^" && $0.0 != " " }.map(\.0)
    #expect(["Bearer", "--nope"].contains(String(marked)), "\(rows)")
  }

  @Test("are in no recording, which replays as it was written")
  func recordings() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("record it")
    for (line, _) in Self.lines where Self.staysHere(line) { await talk.say(line) }
    await talk.say("har > d.har", "show 1", "explain", "record off")
    for (name, text) in talk.folder.files where name != ".child-output" {
      #expect(!text.contains("S3CRET"), "\(name)\n\(text)")
    }
    #expect(talk.folder.text(of: "it.session.md")?.contains("$ bearer {{secret:") == true)
    let replay = await talk.say("replay it")
    #expect(replay.outcome == .ok, "\(replay.text)")
  }

  @Test("that are words like others stay elsewhere in a recording")
  func words() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("record it", "bearer echo", "get /echo q==echo", "record off")
    let text = try #require(talk.folder.text(of: "it.session.md"))
    #expect(text.contains("$ bearer {{secret:") && text.contains("$ get /echo q==echo"), "\(text)")
  }
}

extension String {
  fileprivate func utf8Range(of part: String) -> Range<Int>? {
    Array(utf8).firstRange(of: Array(part.utf8))
  }

  fileprivate func utf8Text(_ range: Range<Int>) -> String {
    String(decoding: Array(utf8)[range], as: UTF8.self)
  }
}
