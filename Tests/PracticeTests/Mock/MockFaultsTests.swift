import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Failures mixed into a mock", .paced)
struct MockFaultsTests {
  @Test("are as many as was asked for, and the same with the same seed")
  func faults() {
    func series(_ share: Double, _ seed: UInt64) -> [MockFault?] {
      let faults = MockFaults(share: share, seed: seed)
      return (0..<400).map { _ in faults.next() }
    }
    #expect(series(0, 1).allSatisfy { $0 == nil })
    #expect(series(1, 1).allSatisfy { $0 != nil })
    #expect(Set(series(1, 1).compactMap(\.self)).count == MockFault.allCases.count)
    #expect((10...70).contains(series(0.1, 1).count { $0 != nil }))
    #expect(series(0.5, 7) == series(0.5, 7) && series(0.5, 7) != series(0.5, 8))
  }

  @Test("each is told to be one on purpose", arguments: MockFault.allCases)
  func fault(_ fault: MockFault) throws {
    let answer = MockAnswer(200, type: "application/json", Array("{\"hello\": \"world\"}\n".utf8))
    let response = fault.response(insteadOf: answer)
    switch response.body {
    case .raw(let steps):
      guard case .text(let head)? = steps.first.map({ step -> Wired in Wired(step) }) else {
        #expect(fault == .reset)
        return
      }
      #expect(head.contains("X-Fault: \(fault.words)\r\n") && head.contains("Content-Length: 20\r\n"))
    default: #expect(response.fields.first("X-Fault") == fault.words)
    }
    #expect(fault == .slow ? response.delay > .seconds(1) : response.delay == .zero)
  }

  /// A step, as far as its text is of interest.
  private enum Wired {
    case text(String)
    case other

    init(_ step: Step) {
      if case .send(let bytes) = step {
        self = .text(String(decoding: bytes, as: UTF8.self))
      } else {
        self = .other
      }
    }
  }
}
