import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusRandomTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Testing

@testable import ApusPractice
@testable import ApusRepl

@Suite("Files through each fault of the practice API", .paced)
struct FaultsAndFilesTests {
  /// Whether it lasts until somebody ends it.
  private static func isEndless(_ fault: Fault) -> Bool {
    ["timeout.", "body.tooLarge", "redirect.", "http.429", "http.503"].contains { fault.name.hasPrefix($0) }
  }

  private static let meetings = AllFaults.faults.enumerated().flatMap { number, fault in
    Pairing.share([">", ">>", "-o"], of: number).map { (fault.name, $0) }
  }

  @Test(
    "a file keeps its content whatever goes wrong, with >, >> and -o",
    arguments: meetings)
  func kept(_ name: String, _ way: String) async throws {
    let talk = try await Talk { $0.holding = (byteCount: 16, patience: nil) }
    try talk.folder.write("old", to: "keep")
    let fault = try #require(AllFaults.byName[name])
    // Only what would have no end is ended; a deadline is as good a failure as any other.
    let deadline = Self.isEndless(fault) ? " --timeout 0.3" : ""
    // A bomb that is written until its time is over fills the disk, and says no more.
    let size = ["gzip", "ratio", "nested"].contains { name == "body.tooLarge/" + $0 } ? "?mib=8" : ""
    let place = way == "-o" ? talk.folder.path + "/keep" : "keep"
    let answer = await talk.say("get /faults/\(name)\(size)\(deadline) \(way) \(place)")
    guard answer.status != 0 else { return }
    #expect(talk.folder.text(of: "keep") == "old", "\(answer.notes)")
    let rest = talk.folder.names.filter { !$0.hasPrefix(".") && $0 != "keep" }
    #expect(rest.allSatisfy { $0.hasPrefix("keep.part") }, "\(rest)")
  }

  @Test("every class of failure that a server can cause is among them")
  func classes() {
    let classes = Set(AllFaults.faults.map { $0.code.prefix { $0 != "." } })
    #expect(classes.isSuperset(of: ["network", "timeout", "redirect", "protocol", "header", "body", "http"]))
  }
}
