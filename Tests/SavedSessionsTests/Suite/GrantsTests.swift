import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings
@testable import ApusSystem

@Suite("What sessions may have without being asked about", .paced)
struct GrantsTests {
  private func allows(
    _ list: String, _ permission: Permission, in folder: String? = nil
  ) -> Bool {
    var grants = Grants()
    #expect(grants.add(list) == nil)
    return grants.allow(permission, .disk(home: nil, workingFolder: folder))
  }

  @Test(
    "is a host, with its port where one is said",
    arguments: [
      ("host=api.x.test", "https://api.x.test", true), ("host=API.x.test", "http://api.x.test:8080", true),
      ("host=api.x.test:8080", "http://api.x.test:8080", true),
      ("host=api.x.test:8080", "http://api.x.test", false),
      ("host=x.test", "https://api.x.test", false), ("host=api.x.test", "https://api.x.test.evil", false),
      ("host=[::1]", "http://[::1]:99", true), ("host=a,host=b", "http://b", true),
      ("host=a", "the socket /run/a", false), ("shell", "http://a", false),
    ])
  func hosts(_ list: String, _ place: String, _ isAllowed: Bool) {
    #expect(allows(list, .contact(place)) == isAllowed)
  }

  @Test("is a variable, a shell, or a file with those below a folder, wherever a link leads")
  func others() throws {
    #expect(allows("env=TOK", .variable("TOK")) && !allows("env=TOK", .variable("TOKEN")))
    #expect(allows("shell", .secret(command: "pass x")) && !allows("env=a", .secret(command: "pass x")))
    #expect(allows("shell", .shell(command: "rm x")) && !allows("env=a", .shell(command: "ls")))
    let folder = try TestFolder()
    try FileManager.default.createDirectory(atPath: folder.path + "/data", withIntermediateDirectories: true)
    try folder.write("x", to: "data/a")
    try folder.write("x", to: "secret")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/data/link", withDestinationPath: folder.path + "/secret")
    func reads(_ path: String) -> Bool {
      allows("read=data", .read(path: folder.path + "/" + path), in: folder.path)
    }
    #expect(reads("data/a") && reads("data/none") && reads("data"))
    #expect(!reads("secret") && !reads("data/link") && !reads("data/../secret") && !reads("data2"))
    #expect(!reads("none/../secret"))
    #expect(!allows("read=data", .write(path: folder.path + "/data/a"), in: folder.path))
    #expect(allows("write=data", .write(path: folder.path + "/data/new"), in: folder.path))
  }

  @Test(
    "is refused where it is none of these",
    arguments: ["", "host", "host=", "hosts=a", "shell=1", "env=A,", "host=a/b"])
  func wrong(_ list: String) {
    var grants = Grants()
    #expect(grants.add(list) != nil)
  }
}
