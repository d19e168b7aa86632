import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusSystem

@Suite("What a killed program left behind", .paced)
struct LeftoversTests {
  @Test("goes when it is old enough, and nothing that is somebody else's does")
  func removed() throws {
    let folder = try TestFolder()
    for name in [
      ".apus-3599589569/s.session.md", ".apus-3599589569/s.session.har", ".apus-7/mine.txt", ".apus-1-2.part",
      ".apus-1-2.json", ".apusrc", "part", ".apus-x/s.session.md",
    ] { try folder.write("x", to: name) }
    Leftovers.remove(in: folder.path + "/")
    #expect(folder.names.count == 7, "a day has not passed")
    Leftovers.remove(in: folder.path + "/", olderThan: 0)
    #expect(folder.names == [".apus-1-2.json", ".apus-7", ".apus-x", ".apusrc", "part"])
    Leftovers.remove(in: folder.path + "/missing/", olderThan: 0)
  }

  @Test("is looked for once in a folder")
  func once() throws {
    let folder = try TestFolder()
    for name in [".apus-1-2.part", ".apus-1-3.part"] {
      try folder.write("x", to: name)
      Leftovers.removeOnce(in: folder.path + "/", olderThan: 0)
    }
    #expect(folder.names == [".apus-1-3.part"])
  }

  @Test("a link in its place is left alone")
  func link() throws {
    let folder = try TestFolder()
    try folder.write("x", to: "far/s.session.md")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/.apus-9", withDestinationPath: folder.path + "/far")
    Leftovers.remove(in: folder.path + "/", olderThan: 0)
    #expect(folder.text(of: "far/s.session.md") == "x")
  }
}
