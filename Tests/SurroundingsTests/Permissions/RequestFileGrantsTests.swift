import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusSurroundings

@Suite("What a file of requests may have without a question", .paced)
struct RequestFileGrantsTests {
  private func grants(isOffline: Bool = false) throws -> (RequestFileGrants, TestFolder) {
    let folder = try TestFolder()
    try folder.write("x", to: "own/sub/mine")
    try folder.write("x", to: "other")
    let files = FileReader.disk(home: nil, workingFolder: folder.path)
    return (RequestFileGrants(folder: "own", files: files, isOffline: isOffline), folder)
  }

  @Test("is what lies beside it and below, by whatever way, and any host as long as it wants nothing else")
  func hosts() throws {
    let (grants, folder) = try grants()
    for path in ["own/sub/mine", folder.path + "/own/sub/mine"] { #expect(grants.allow(.read(path: path))) }
    #expect(grants.allow(.contact("http://a.test")))
    #expect(!grants.allow(.read(path: "own/../other")))
    #expect(!grants.allow(.contact("http://a.test")), "it may take along what it has read")
    #expect(grants.allow(.read(path: "own/sub/mine")))
  }

  @Test("is no variable, no other file, no socket, no shell")
  func others() throws {
    let (grants, _) = try grants()
    for permission in [
      Permission.socket("/run/s"), .variable("A"), .write(path: "own/new"), .shell(command: "ls"),
      .secret(command: "pass"), .input,
    ] {
      #expect(!grants.allow(permission), "\(permission)")
    }
    #expect(!grants.allow(.contact("http://a.test")))
  }

  @Test("is all that it reads where nothing is sent, and nothing more")
  func offline() throws {
    let (grants, _) = try grants(isOffline: true)
    #expect(grants.allow(.variable("A")) && grants.allow(.read(path: "other")))
    #expect(!grants.allow(.write(path: "own/new")) && !grants.allow(.shell(command: "ls")))
  }
}
