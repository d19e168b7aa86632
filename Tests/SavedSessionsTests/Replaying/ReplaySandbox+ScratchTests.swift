import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusSavedSessions

@Suite("The files that a replay writes", .paced)
struct ReplaySandbox_ScratchTests {
  @Test("are gone once they are removed, whoever still knows of one, and with who made them")
  func removed() throws {
    var scratch: ReplaySandbox.Scratch? = ReplaySandbox.Scratch()
    let first = try #require(scratch?.place(of: "a/x"))
    try SafeFile.replace(first, with: [1])
    #expect(scratch?.existing("a/x") == first && scratch?.existing("a/y") == nil)
    scratch?.remove()
    #expect(!FilePath.exists(first) && scratch?.existing("a/x") == nil)
    scratch?.remove()
    let second = try #require(scratch?.place(of: "/b"))
    try SafeFile.replace(second, with: [1])
    scratch = nil
    #expect(!FilePath.exists(second) && first != second)
  }
}
