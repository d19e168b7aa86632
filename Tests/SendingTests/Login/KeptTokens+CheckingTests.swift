import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSurroundings
import Foundation
import Testing

@testable import ApusSending

@Suite("A place for tokens", .paced)
struct KeptTokensCheckingTests {
  @Test("is one where something can be written, which is known before anything is")
  func writable() throws {
    let folder = try TestFolder()
    let kept = KeptTokens(path: folder.path + "/state/apus/tokens")
    try kept.checkWritable()
    #expect(folder.contents(of: "state/apus/tokens") == nil)
    try folder.write("", to: "file")
    let other = KeptTokens(path: folder.path + "/file/apus/tokens")
    let failure = #expect(throws: CommandFailure.self) { try other.checkWritable() }
    #expect(failure?.message.hasPrefix("\(other.path) cannot be written: ") == true)
    // What stands there is no file of tokens, or one that others read.
    for mode in [0o600, 0o644] {
      try folder.write("{}", to: "state/apus/tokens")
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: kept.path)
      #expect(throws: CommandFailure.self) { try kept.checkWritable() }
    }
  }
}
