import ApusClient
import ApusPacingTestSupport
import ApusPractice
import ApusURLSession
import Foundation
import Testing

#if os(Linux)
  /// Each runs in a process of its own, so that nothing else counts.
  @Suite(
    "Every transport, and how much memory a hostile server can take", .pacedEarly, .serialized,
    .enabled(if: !Sanitizer.isOn, "a sanitizer takes more memory: skipped"))
  struct MemoryTests {
    static let names = Candidate.all.map(\.name)

    @Test("bombs, and headers without end, stay under 64 MB with the usual limits", arguments: names)
    func usualLimits(_ name: String) async {
      await #expect(processExitsWith: .success) { [name = name as String] in
        let faults = [
          "body.tooLarge/nested?mib=256", "body.tooLarge/length", "header.tooLarge",
          "header.tooLarge/endless", "header.tooLarge/fold",
        ]
        // Who cannot tell how much has come over the wire decompresses much of it before the limit is met.
        let candidate = try #require(Candidate.all.first { $0.name == name })
        let knowsRatio = !candidate.differences.contains { $0.name == "body.gzip.ratio" }
        try await expectGrowth(
          below: 64 << 10, of: candidate, meeting: faults + (knowsRatio ? ["body.tooLarge/ratio"] : []),
          bodyBytes: Limits().bodyBytes)
      }
    }

    /// In memory, a body without end takes what is allowed, and for a moment somewhat more.
    @Test(
      "a body without end, and a bomb of a low ratio, stay under 64 MB where 16 MiB are allowed",
      arguments: names)
    func smallBody(_ name: String) async {
      await #expect(processExitsWith: .success) { [name = name as String] in
        let faults = ["body.tooLarge", "body.tooLarge/gzip"]
        let candidate = try #require(Candidate.all.first { $0.name == name })
        try await expectGrowth(below: 64 << 10, of: candidate, meeting: faults, bodyBytes: 16 << 20)
      }
    }
  }

  /// Kilobytes, at any moment, over what one ordinary request takes.
  private func expectGrowth(
    below limit: Int, of candidate: Candidate, meeting faults: [String], bodyBytes: Int
  ) async throws {
    let server = try PracticeServer.start()
    _ = try await candidate.ask("/echo", of: server)
    let before = try peakKilobytes()
    for fault in faults {
      let outcome = try await candidate.ask("/faults/\(fault)", of: server) { options in
        options.limits = Limits()
        options.limits.bodyBytes = bodyBytes
      }
      #expect(outcome.code?.name == String(fault.prefix { $0 != "/" }))
    }
    #expect(try peakKilobytes() - before < limit)
  }

  /// The most memory this process has had.
  private func peakKilobytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(Int(line.filter(\.isNumber)))
  }
#endif
