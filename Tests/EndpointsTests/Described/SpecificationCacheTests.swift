import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusOpenAPI
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("The cache of descriptions", .paced)
struct SpecificationCacheTests {
  private let home: TestFolder
  private let talk: Talk

  init() async throws {
    let home = try TestFolder()
    self.home = home
    talk = try await Talk(variables: ["HOME": home.path])
    try talk.folder.write(PracticeDescription.text, to: "practice.json")
  }

  private var folder: String { home.path + "/.cache/apus/specifications" }
  private var outlines: [String] { PrivateFile.names(in: folder).filter { $0.hasSuffix(".json") } }

  @Test(
    "a description that was loaded before is known from its outline, and everything of it can still be asked")
  func secondTime() async throws {
    let first = await talk.say("spec practice.json")
    #expect(outlines.count == 1)
    let again = try await Talk(variables: ["HOME": home.path])
    try again.folder.write(PracticeDescription.text, to: "practice.json")
    let second = await again.say("spec practice.json")
    #expect(again.normalised(second.notes) == talk.normalised(first.notes))
    #expect(await again.say("help get /github/users/{login}").outText.contains("Nobody has this name"))
    #expect(await again.say("ls -r github").outText == talk.say("ls -r github").outText)
  }

  @Test("only its owner can read it")
  func modes() async throws {
    await talk.say("spec practice.json")
    for name in PrivateFile.names(in: folder) {
      #expect(home.mode(of: ".cache/apus/specifications/\(name)") == 0o600, "\(name)")
    }
    #expect(home.mode(of: ".cache/apus/specifications") == 0o700)
  }

  @Test(
    "what is damaged is as though it were not there",
    arguments: ["", "x", "apus outline 1 0\n{}", "apus outline 1 0\n{\"openapi\":\"3.0.0\",\"paths\":{}}"])
  func damage(_ text: String) async throws {
    await talk.say("spec practice.json")
    let name = try #require(outlines.first)
    let path = ".cache/apus/specifications/" + name
    let whole = try #require(home.text(of: path))
    for damaged in [
      text, String(whole.dropLast(9)), whole.replacing("Get a user", with: "Get a cat"), whole + " ",
    ] {
      try home.write(damaged, to: path)
      #expect(await talk.say("spec practice.json").notes.contains("6 operations"))
      #expect(home.text(of: path) == whole)
      #expect(await talk.say("ls -r /github/users").outText.contains("Get a user"))
    }
  }

  @Test("a file that changed is read again")
  func change() async throws {
    await talk.say("spec practice.json")
    try talk.folder.write(
      PracticeDescription.text.replacing("Get a user", with: "Get a cat"), to: "practice.json")
    await talk.say("spec practice.json")
    #expect(await talk.say("ls -r /github/users").outText.contains("Get a cat"))
    #expect(outlines.count == 2)
  }

  @Test("a folder that cannot be written is no trouble")
  func noFolder() async throws {
    try home.write("a file", to: ".cache")
    #expect(await talk.say("spec practice.json").status == 0)
    #expect(await talk.say("spec practice.json").status == 0)
    let homeless = try await Talk()
    try homeless.folder.write(PracticeDescription.text, to: "practice.json")
    #expect(await homeless.say("spec practice.json").status == 0)
  }

  @Test("no more than so many files are kept, and those longest ago go first")
  func limit() throws {
    for number in 1...5 {
      try home.write("x", to: "file\(number)")
      let date = Date(timeIntervalSince1970: 1_000_000 + Double(number))
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: home.path + "/file\(number)")
    }
    PrivateFile.removeOldest(in: home.path, keeping: 3)
    #expect(PrivateFile.names(in: home.path) == ["file3", "file4", "file5"])
    PrivateFile.removeOldest(in: home.path, keeping: 3)
    #expect(PrivateFile.names(in: home.path).count == 3)
    PrivateFile.removeOldest(in: home.path + "/nothing", keeping: 3)
  }
}
