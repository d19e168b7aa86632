import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusRecordings
@testable import ApusRedaction
@testable import ApusSavedSessions
@testable import ApusSystem

@Suite("What a session is recorded into", .paced)
struct HeldCassetteTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func recording(_ number: Int) throws -> Recording {
    Recording(try sampleExchange("http://127.0.0.1:8080/\(number)"))
  }

  @Test("is added to no further where somebody else cut or replaced it, and stays as it is then")
  func changed() throws {
    let place = folder.path + "/a.session.har"
    for isReplaced in [false, true] {
      var files = try SessionFiles(
        creating: folder.path + "/a.session.md", base: nil, redactor: Redactor())
      try files.append(Step(command: "get /1"), [recording(1)])
      let document = try folder.read("a.session.md")
      let whole = try folder.read("a.session.har")
      if isReplaced {
        // As large as it was, and another file.
        try SafeFile.replace(place, with: whole)
      } else {
        try SafeFile.cut(whole.count, off: place)
      }
      #expect(throws: SessionFileFailure.changed(place)) {
        try files.append(Step(command: "get /2"), [recording(2)])
      }
      #expect(try folder.read("a.session.har") == (isReplaced ? whole : []))
      #expect(try folder.read("a.session.md") == document)
    }
  }

  @Test("is had by nobody else, aside and in its place, until the session is over")
  func held() throws {
    var files: SessionFiles? = try SessionFiles(
      creating: folder.path + "/a.session.md", base: nil, redactor: Redactor(), aside: true)
    try files?.settle()
    try files?.append(Step(command: "get /1"), [recording(1)])
    #expect(throws: LockedFile.Failure.held) { try SessionHold(folder.path + "/a.session.har") }
    files = nil
    #expect(try SessionHold(folder.path + "/a.session.har") != nil)
    #expect(try SessionHold(folder.path + "/b.session.har") == nil)
  }

  @Test("is not looked at where nothing is known of it, or nothing stands there")
  func unknown() throws {
    let path = folder.path + "/a.session.har"
    try folder.write("a", to: "a.session.har")
    try HeldCassette().check(path)
    var held = HeldCassette(path, size: 1)
    try held.check(path)
    held.grow(by: 1)
    #expect(throws: SessionFileFailure.changed(path)) { try held.check(path) }
    try folder.write("ab", to: "a.session.har")
    FilePath.remove(path)
    try held.check(path)
  }
}
