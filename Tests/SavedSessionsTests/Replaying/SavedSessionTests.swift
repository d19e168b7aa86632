import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusRecordings
import ApusSystem
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("A saved session on the disk", .paced)
struct SavedSessionTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private static let head = "---\nsession: 2\ncassette: it.session.har\n---\n"
  private static let block = "```console\n$ one\n```\n"

  private func read(
    _ document: String, cassette: String? = nil, needsCassette: Bool = true
  ) throws -> SavedSession {
    try folder.write(document, to: "it.session.md")
    if let cassette { try folder.write(cassette, to: "it.session.har") }
    return try SavedSession(
      reading: "it.session.md", with: .disk(home: nil, workingFolder: folder.path),
      needsCassette: needsCassette)
  }

  private func cassette() throws -> String {
    String(decoding: try written([Parrot.recording("one")]), as: UTF8.self)
  }

  private func message(_ work: () throws -> Void) -> String? {
    #expect(throws: CommandFailure.self, performing: work)?.message
  }

  @Test("is its document and what was recorded beside it")
  func whole() throws {
    let session = try read(Self.head + Self.block, cassette: cassette())
    #expect(session.document.steps.map(\.command) == ["one"])
    #expect(session.cassette.recordings.count == 1)
    #expect(session.missingEnd == nil && session.missing(SavedSession.LeftBehind()) == nil)
    #expect(session.lastLine == "it.session.md:7")
  }

  @Test("says which file cannot be read, and an update is the way to a recording that is not there")
  func unreadable() throws {
    let none = message {
      _ = try SavedSession(reading: "none", with: .disk(home: nil, workingFolder: folder.path))
    }
    #expect(none?.hasPrefix("none cannot be read: ") == true)
    let failure = try #require(throws: CommandFailure.self) { try read(Self.head + Self.block) }
    #expect(failure.message.hasPrefix("it.session.har cannot be read: "))
    #expect(failure.suggestions == ["replay --update it.session.md"])
    #expect(try read(Self.head + Self.block, needsCassette: false).cassette.recordings.isEmpty)
    #expect(message { _ = try read("oops\n") }?.hasPrefix("it.session.md:1:1: expected `---`") == true)
    #expect(
      message { _ = try read(Self.head + Self.block, cassette: "[1]") }
        == "it.session.har:1:1: expected a HAR log with entries")
  }

  @Test("is missing its end where the document or the recording is cut")
  func cut() throws {
    #expect(try read(Self.head + "```console\n$ one\n", cassette: cassette()).missingEnd == "it.session.md:6")
    let part = try String(cassette().dropLast(4))
    #expect(try read(Self.head + Self.block, cassette: part).missingEnd == "it.session.har:2")
  }

  @Test("may have been cut where it does not end as it was written, but only one with a recording of ours")
  func oddEnds() throws {
    let text = Self.head + Self.block
    #expect(
      try read(text + "Words", cassette: cassette()).missing(SavedSession.LeftBehind())
        == "its last line has no end")
    #expect(
      try read(text + "\n", cassette: cassette()).missing(SavedSession.LeftBehind())
        == "it ends in an empty line")
    let foreign = #"{"log": {"entries": []}}"#
    #expect(try read(text + "Words", cassette: foreign).missing(SavedSession.LeftBehind()) == nil)
    #expect(try read("---\nsession: 2\n---\nWords").missing(SavedSession.LeftBehind()) == nil)
    let behind = SavedSession.LeftBehind(exchanges: [Parrot.recording("one")])
    #expect(try read(text, cassette: cassette()).missing(behind)?.hasPrefix("no step asks for") == true)
  }

  @Test("is refused where a block is only almost one that runs")
  func lookalikes() throws {
    #expect(
      message { _ = try read("---\nsession: 2\n---\n```consol\n$ one\n```\n") }
        == "it.session.md:4: expected a `console` block, found `consol`")
    #expect(
      message { _ = try read("---\nsession: 2\n---\n```console-session\n$ one\n```\n") }
        == "it.session.md:4: expected a `console` block, found `console-session`")
    #expect(try read("---\nsession: 2\n---\n```shell-session\n$ one\n```\n").document.steps.isEmpty)
  }

  @Test("is not replayed where nothing would be run, written where it is cut, or moved where it has no base")
  func checks() throws {
    var options = ReplayOptions()
    let empty = try read("---\nsession: 2\n---\nWords\n")
    let failure = try #require(throws: CommandFailure.self) {
      try empty.check(options, name: "it", runner: Parrot())
    }
    #expect(failure.message.hasPrefix("it.session.md:4: expected a `console` block with a line to run"))
    #expect(failure.suggestions == ["replay --allow-empty it"])
    options.allowsEmpty = true
    try empty.check(options, name: "it", runner: Parrot())
    let cut = try read("---\nsession: 2\n---\n" + Self.block + "```console\n$ two\n")
    try cut.check(options, name: "it", runner: Parrot())
    options.mode = .update
    #expect(
      message { try cut.check(options, name: "it", runner: Parrot()) }?.contains("an update would lose")
        == true)
    options = ReplayOptions()
    options.base = try WebURL("http://h")
    let bare = try read("---\nsession: 2\n---\n" + Self.block)
    try bare.check(options, name: "it", runner: Parrot())
    #expect(bare.head(on: options.base, runner: Parrot()).base?.hasPrefix("http://h") == true)
    let recorded = try read(Self.head + Self.block, cassette: cassette())
    try recorded.check(options, name: "it", runner: Parrot())
    #expect(recorded.head(on: options.base, runner: Parrot()).base == "http://parrot/")
    #expect(recorded.head(on: nil, runner: Parrot()).base == nil)
    let prose = try read("---\nsession: 2\n---\nWords\n")
    options.allowsEmpty = true
    try prose.check(options, name: "it", runner: Parrot())
    let baseless = try read("---\nsession: 2\n---\n```console\n$ get http://a/b\n```\n")
    #expect(
      message { try baseless.check(options, name: "it", runner: Parrot()) }
        == "it.session.md has no base that --base could stand for")
    let moving = try read("---\nsession: 2\n---\n```console\n$ move there\n```\n")
    try moving.check(options, name: "it", runner: Parrot())
  }

  @Test("says what is missing, with the line, and what would write it anew")
  func missingSteps() throws {
    let session = try read(Self.head + Self.block, cassette: cassette())
    let failure = session.missingSteps("it ends", .recorded, name: "it")
    #expect(failure.message == "it.session.md:7: the end of the file is missing: it ends")
    #expect(failure.suggestions == ["replay --update --accept-failures it"])
    let update = session.missingSteps("it ends", .update, name: "it")
    #expect(update.message.hasSuffix("; nothing was written"))
    #expect(update.suggestions == ["replay --update --accept-failures it"])
  }

  @Test("has its recording beside it, wherever it is")
  func beside() {
    #expect(SavedSession.beside("/a/b.md", "b.har") == "/a/b.har")
    #expect(SavedSession.beside("b.md", "b.har") == "b.har")
  }
}
