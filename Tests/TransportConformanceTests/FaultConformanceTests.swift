import APIClient
import Practice
import Testing
import URLSessionTransport

@Suite("Every transport, every fault", .serialized)
struct FaultConformanceTests {
  @Test(
    "each fault has its code and keeps its bytes, but for the known differences", arguments: Candidate.all)
  func faults(_ candidate: Candidate) async throws {
    let server = try PracticeServer.start()
    for fault in server.faultExamples {
      guard let path = fault.path, !candidate.isEnded(by: path) else { continue }
      let outcome = try await candidate.ask(path, of: server)
      let expectation = Expectation(fault)
      if let difference = candidate.differences[path] {
        #expect(difference.isMet(by: outcome), "\(path) differs in another way: \(outcome)")
        #expect(!expectation.isMet(by: outcome), "\(path) differs no more: \(outcome)")
      } else {
        #expect(expectation.isMet(by: outcome), "\(path): \(outcome), expected \(expectation)")
      }
    }
  }

  @Test("each known difference is about a fault that exists, and has a reason", arguments: Candidate.all)
  func differences(_ candidate: Candidate) throws {
    let server = try PracticeServer.start()
    let paths = Set(server.faultExamples.compactMap(\.path))
    for (path, difference) in candidate.differences {
      #expect(paths.contains(path))
      #expect(!difference.reason.isEmpty)
    }
  }

  @Test("what is said to end the process really does", .timeLimit(.minutes(1)))
  func ended() async {
    let paths = Candidate.all.flatMap { candidate in candidate.differences.keys.filter(candidate.isEnded) }
    #expect(paths.sorted() == ["/faults/network.closed/head", "/faults/odd.trailers"])
    // What runs in another process can capture nothing.
    await #expect(processExitsWith: .failure) { try await askWithURLSession("/faults/network.closed/head") }
    await #expect(processExitsWith: .failure) { try await askWithURLSession("/faults/odd.trailers") }
  }

  @Test("what is not said to end it does not", .timeLimit(.minutes(1)))
  func notEnded() async {
    await #expect(processExitsWith: .success) { try await askWithURLSession("/faults/network.closed") }
  }

  @Test("a response that is whole is the same over each transport")
  func sameBodies() async throws {
    let server = try PracticeServer.start()
    let candidates = Candidate.all
    for fault in server.faultExamples where Expectation(fault).code == nil {
      guard let path = fault.path, !candidates.contains(where: { $0.isEnded(by: path) }) else { continue }
      var outcomes: Set<Outcome> = []
      for candidate in candidates where candidate.differences[path] == nil {
        outcomes.insert(try await candidate.ask(path, of: server))
      }
      // Those that lead elsewhere end where a request is shown, which differs.
      let isElsewhere = outcomes.contains { $0.hops > 1 }
      #expect(isElsewhere || outcomes.count == 1, "\(path): \(outcomes)")
    }
  }
}

private func askWithURLSession(_ path: String) async throws {
  let server = try PracticeServer.start()
  let candidate = try #require(Candidate.all.first { $0.name == "URLSessionTransport" })
  _ = try await candidate.ask(path, of: server)
}
