import ApusClient
import ApusPacingTestSupport
import ApusPractice
import ApusURLSession
import Testing

@Suite("Every transport, every fault", .pacedEarly, .serialized)
struct FaultConformanceTests {
  @Test(
    "each fault has its code and keeps its bytes, but for the known differences", arguments: Candidate.all)
  func faults(_ candidate: Candidate) async throws {
    let server = try PracticeServer.start()
    for fault in server.faultExamples {
      guard let path = fault.path, !candidate.isEnded(by: path) else { continue }
      // Who decompresses all of a bomb before it looks has seen as much by 16 MiB.
      let isBomb = ["gzip", "ratio", "nested"].contains { path == "/faults/body.tooLarge/" + $0 }
      let asked = isBomb ? path + "?mib=16" : path
      var outcome = try await candidate.ask(asked, of: server)
      // On a busy machine the time may be over before anything has begun.
      for patience in [10, 100] where path.contains("timeout") && !fault.isMet(by: outcome) {
        outcome = try await candidate.ask(asked, of: server, patience: patience)
      }
      if let (difference, sighting) = candidate.difference(at: path) {
        #expect(sighting.isMet(by: outcome), "\(path) is not \(difference.name), but \(outcome)")
        #expect(!fault.isMet(by: outcome), "\(difference.name) is gone: \(path) is \(outcome)")
      } else {
        #expect(
          fault.isMet(by: outcome),
          "\(path): \(outcome), expected \(fault.wireCode?.name ?? "ok") \(fault.keeps)")
      }
    }
  }

  @Test("a known difference is seen in faults that exist, and in each of them once", arguments: Candidate.all)
  func differences(_ candidate: Candidate) throws {
    let server = try PracticeServer.start()
    let paths = Set(server.faultExamples.compactMap(\.path))
    let seen = candidate.differences.flatMap { $0.sightings.map { "/faults/\($0.fault)" } }
    #expect(Set(seen).count == seen.count)
    for path in seen { #expect(paths.contains(path)) }
    for difference in candidate.differences where difference.endsProcess {
      #expect(!difference.sightings.isEmpty, "nothing shows that \(difference.name) is true")
    }
  }

  @Test("what is said to end the process really does", .timeLimit(.minutes(60)))
  func ended() async {
    for candidate in Candidate.all {
      for sighting in candidate.differences.filter(\.endsProcess).flatMap(\.sightings) {
        let path = "/faults/\(sighting.fault)"
        await #expect(processExitsWith: .failure, "\(path)") { [path = path as String] in
          await askWithURLSession(path)
        }
      }
    }
  }

  @Test("what is not said to end it does not", .timeLimit(.minutes(60)))
  func notEnded() async {
    await #expect(processExitsWith: .success) { await askWithURLSession("/faults/network.closed") }
  }
}

extension FaultExample {
  /// The code that a transport must report; `nil` when the response arrives whole.
  var wireCode: ErrorCode? { arrivesWhole ? nil : ErrorCode(named: code) }

  func isMet(by outcome: Outcome) -> Bool { outcome.code == wireCode && keeps.isMet(by: outcome.body) }
}

extension KnownDifference.Sighting {
  func isMet(by outcome: Outcome) -> Bool { outcome.code == code && outcome.body == Array(keeps.utf8) }
}

/// In a process of its own. It throws nothing, because an error ends such a process as a crash does.
private func askWithURLSession(_ path: String) async {
  guard let server = try? PracticeServer.start(),
    let candidate = Candidate.all.first(where: { $0.name == "URLSessionTransport" })
  else { return }
  _ = try? await candidate.ask(path, of: server)
}
