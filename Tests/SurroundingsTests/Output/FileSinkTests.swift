import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Files that lines write", .paced)
struct FileSinkTests {
  private func talk() async throws -> Talk {
    let talk = try await Talk()
    try talk.folder.write("old", to: "keep")
    return talk
  }

  private func names(_ talk: Talk) -> [String] { talk.folder.names.filter { $0 != ".child-output" } }

  @Test(
    "a file keeps its content when the line goes wrong, and it is said that nothing was written",
    arguments: [
      "get http://127.0.0.1:1/", "get /status/404", "get /status/503", "get /redirect/1",
      "get /faults/network.reset", "get /faults/protocol.status", "get /faults/protocol.framing",
      "get /delay/9 --timeout 0.05", "get /status/404 --stream", "get /faults/network.reset --stream",
      "curl", "har 9", "get /x?{{nobody}}", ".a",
    ], [">", ">>"])
  func failing(_ line: String, _ arrow: String) async throws {
    let talk = try await talk()
    let answer = await talk.say("\(line) \(arrow) keep")
    #expect(answer.status != 0)
    #expect(talk.folder.text(of: "keep") == "old")
    #expect(answer.notes.hasSuffix("nothing was written to keep\n"), "\(answer.notes)")
    _ = await talk.say("\(line) \(arrow) new")
    #expect(names(talk) == ["keep"])
  }

  @Test("a body that was cut stays beside the file, and the error says where", arguments: ["", " --stream"])
  func cut(_ option: String) async throws {
    let talk = try await talk()
    let answer = await talk.say("get /faults/body.truncated\(option) > keep")
    #expect(answer.code == "body.truncated")
    #expect(talk.folder.text(of: "keep") == "old")
    #expect(answer.notes.hasSuffix("nothing was written to keep; what came is in keep.part\n"))
    let part = try talk.folder.read("keep.part")
    #expect(!part.isEmpty)
    #expect(await talk.say("body").out == part)
    #expect(names(talk) == ["keep", "keep.part"])
  }

  @Test("what stays of a body takes no file's place, whatever it is called", arguments: ["", " --stream"])
  func usedNames(_ option: String) async throws {
    let talk = try await talk()
    try talk.folder.write("mine", to: "keep.part")
    try talk.folder.write("mine, too", to: "keep.part2")
    let answer = await talk.say("get /faults/body.truncated\(option) > keep")
    #expect(answer.notes.hasSuffix("nothing was written to keep; what came is in keep.part3\n"))
    #expect(talk.folder.text(of: "keep.part") == "mine")
    #expect(talk.folder.text(of: "keep.part2") == "mine, too")
    #expect(try talk.folder.read("keep.part3") == (await talk.say("body").out))
  }

  @Test(
    "a line that finds nothing empties no file, and it is said that nothing was written",
    arguments: [".nope", "$.nope", "tree .nope", "keys .nope", "shape .nope", "cookies"], [">", ">>"])
  func nothingFound(_ line: String, _ arrow: String) async throws {
    let talk = try await talk()
    await talk.say("get /status/200")
    let answer = await talk.say("\(line) \(arrow) keep")
    #expect(answer.status == 0)
    #expect(answer.notes.hasSuffix("nothing was written to keep\n"), "\(answer.notes)")
    #expect(talk.folder.text(of: "keep") == "old")
    await talk.say("\(line) \(arrow) new")
    #expect(names(talk) == ["keep"])
  }

  @Test(
    "a body that is empty is what was asked for",
    arguments: [
      "get /status/204", "get /status/204 --stream", "get /status/204 --body", "head /status/200", "body",
    ])
  func emptyBody(_ line: String) async throws {
    let talk = try await talk()
    await talk.say("get /status/204", "\(line) > keep")
    #expect(talk.folder.text(of: "keep") == "")
  }

  @Test("a place that cannot be written is told in the same words by > and -o", arguments: [">", "-o"])
  func unwritable(_ way: String) async throws {
    let talk = try await talk()
    let answer = await talk.say("get /bytes/5 \(way) missing/keep")
    #expect(answer.status == 2)
    #expect(answer.code == "request.parameter")
    // A long folder's name breaks the line.
    let said = answer.notes.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(said.contains("missing/keep cannot be written: No such file or directory"), "\(said)")
    #expect(names(talk) == ["keep"])
  }

  @Test("what was added to a file is cut off again when the body was", arguments: ["", " --stream"])
  func cutBack(_ option: String) async throws {
    let talk = try await talk()
    _ = await talk.say("get /faults/body.truncated\(option) >> keep")
    #expect(talk.folder.text(of: "keep") == "old")
    #expect(names(talk) == ["keep"])
    await talk.say("get /status/200\(option) >> keep")
    #expect(try #require(talk.folder.text(of: "keep")).hasPrefix("old{"))
  }

  @Test("an error's body is kept where the line says so", arguments: ["", " --stream"])
  func savedErrors(_ option: String) async throws {
    let talk = try await talk()
    let answer = await talk.say("get /status/404\(option) --save-errors > keep")
    #expect(answer.code == "http.404")
    #expect(talk.folder.contents(of: "keep") == (await talk.say("body").out))
    #expect(!answer.notes.contains("nothing was written"))
  }

  @Test("a line reads the file that it writes, and an empty answer is an answer")
  func readAndWritten() async throws {
    let talk = try await talk()
    await talk.say("post /echo @keep > keep")
    #expect(try #require(talk.folder.text(of: "keep")).contains("\"size\": 3"))
    #expect(await talk.say("get /status/204 > keep").outcome == .ok)
    #expect(talk.folder.text(of: "keep") == "")
  }

  @Test("a symbolic link stays one, and what it leads to is written, there or not")
  func links() async throws {
    let talk = try await talk()
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: talk.folder.path + "/link", withDestinationPath: talk.folder.path + "/keep")
    try manager.createSymbolicLink(atPath: talk.folder.path + "/dangling", withDestinationPath: "behind")
    await talk.say("get /bytes/5 > link", "get /bytes/5 > dangling")
    for name in ["keep", "behind"] { #expect(talk.folder.contents(of: name)?.count == 5) }
    for name in ["link", "dangling"] {
      #expect((try? manager.destinationOfSymbolicLink(atPath: talk.folder.path + "/" + name)) != nil)
    }
  }

  @Test("mode and owner stay as they are")
  func ownership() async throws {
    let talk = try await talk()
    let path = talk.folder.path + "/keep"
    #expect(chmod(path, 0o640) == 0)
    // Nobody but root gives a file away.
    let owner: uid_t = getuid() == 0 ? 12345 : getuid()
    #expect(chown(path, owner, gid_t.max) == 0)
    await talk.say("get /bytes/5 > keep")
    #expect(talk.folder.contents(of: "keep")?.count == 5)
    #expect(talk.folder.mode(of: "keep") == 0o640)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.ownerAccountID] as? Int == Int(owner))
  }

  @Test("a pipe gets what comes, an error's body too")
  func pipes() async throws {
    let talk = try await talk()
    let path = talk.folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    await talk.say("get /bytes/5 > pipe", "get /status/404 > pipe")
    var bytes = [UInt8](repeating: 0, count: 100)
    #expect(read(reader, &bytes, bytes.count) > 5)
    #expect(names(talk) == ["keep", "pipe"])
  }

  @Test(
    "where nothing can be written beside it, a file is written over once all has come, and that is said",
    .enabled(if: getuid() != 0))
  func inPlace() async throws {
    let talk = try await talk()
    #expect(chmod(talk.folder.path, 0o500) == 0)
    defer { chmod(talk.folder.path, 0o700) }
    #expect(await talk.say("get /status/404 > keep").notes.hasSuffix("nothing was written to keep\n"))
    #expect(talk.folder.text(of: "keep") == "old")
    let answer = await talk.say("get /bytes/5 > keep")
    #expect(talk.folder.contents(of: "keep")?.count == 5)
    #expect(answer.notes.contains("keep was written in place"))
    #expect(await talk.say("get /bytes/6 -o keep").outcome == .ok)
    #expect(talk.folder.contents(of: "keep")?.count == 6)
    for way in ["-o", ">"] {
      let cut = await talk.say("get /faults/body.truncated \(way) keep")
      #expect(cut.code == "body.truncated", "\(cut.notes)")
      #expect(talk.folder.contents(of: "keep")?.count == 6)
    }
  }

  @Test("a link to nowhere stays one when -o writes what it leads to")
  func danglingLink() async throws {
    let talk = try await talk()
    let link = talk.folder.path + "/dangling"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "behind")
    #expect(await talk.say("get /bytes/5 -o dangling").outcome == .ok)
    #expect(talk.folder.contents(of: "behind")?.count == 5)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "behind")
  }

  @Test("a pipe that nobody reads is told before anything is sent", arguments: [">", ">>", "-o"])
  func unreadPipe(_ way: String) async throws {
    let talk = try await talk()
    #expect(mkfifo(talk.folder.path + "/pipe", 0o600) == 0)
    let answer = await talk.say("get /bytes/5 \(way) pipe")
    #expect(answer.code == "request.parameter")
    let said = answer.notes.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(said.contains("pipe cannot be written: nobody reads from it"), "\(said)")
  }

  @Test("pages that are missing leave the list as it was")
  func pages() async throws {
    let talk = try await talk()
    let answer = await talk.say("get /status/200 --all-pages -o keep")
    #expect(answer.code == "decode.type")
    #expect(talk.folder.text(of: "keep") == "old")
  }
}
