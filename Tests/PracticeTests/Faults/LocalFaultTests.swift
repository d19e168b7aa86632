import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Failures that need no server", .paced)
struct LocalFaultTests {
  @Test("are each one line, in which ports are those of the server")
  func lines() throws {
    let site = Site(port: 80, otherPort: 81, silentPort: 82)
    let lines = Dictionary(LocalFault.all.map { ($0.code, $0.line(at: site)) }) { first, _ in first }
    #expect(lines["tls.protocol"] == "get https://127.0.0.1:80/")
    #expect(lines["timeout.connect"] == "get http://127.0.0.1:82/ --timeout 1")
    #expect(lines["graphql.errors"] == "gql { broken }")
    #expect(LocalFault.all.allSatisfy { !$0.sentence.isEmpty && !$0.line.contains("\n") })
  }
}
