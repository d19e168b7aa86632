import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import Foundation
import Testing

@Suite("What is unfinished", .paced)
struct UnfinishedFilesTests {
  @Test("is removed with all that is in it; what a link there leads to stays, and so does what is beside it")
  func whole() throws {
    let folder = try TestFolder()
    for name in ["part", "work/a", "work/below/deep/b", "work/.hidden", "kept/mine"] {
      try folder.write("x", to: name)
    }
    for name in ["work/link", "work/below/gone"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name, withDestinationPath: folder.path + "/kept")
    }
    for name in ["part", "work/", "none"] {
      UnfinishedFiles.add(folder.path + "/" + name)
      UnfinishedFiles.remove(folder.path + "/" + name)
    }
    #expect(folder.names == ["kept"] && folder.text(of: "kept/mine") == "x", "\(folder.names)")
  }

  @Test("that is a link is removed, and not what it leads to")
  func link() throws {
    let folder = try TestFolder()
    try folder.write("x", to: "kept/mine")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: folder.path + "/kept")
    UnfinishedFiles.remove(folder.path + "/link")
    #expect(folder.names == ["kept"] && folder.text(of: "kept/mine") == "x", "\(folder.names)")
  }
}
