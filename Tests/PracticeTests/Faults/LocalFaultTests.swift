import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Failures that need no server", .paced)
struct LocalFaultTests {
  @Test("each has a line of its own, with the ports of the site in it")
  func lines() {
    let site = Site(port: 8081, otherPort: 8082, silentPort: 8083)
    let lines = LocalFault.all.map { $0.line(at: site) }
    #expect(lines.contains("get https://127.0.0.1:8081/") && !lines.contains { $0.contains("{port}") })
    #expect(
      lines.contains("get http://127.0.0.1:8083/ --timeout 1") && !lines.contains { $0.contains("{silent}") })
    #expect(Set(LocalFault.all.map(\.code)).count == LocalFault.all.count)
  }
}
