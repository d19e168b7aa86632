import ApusClient
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusTeaching
@testable import ApusText

@Suite("How far a request came, on one line", .paced)
struct RequestProgressViewTests {
  private func drawn(_ incident: Incident, width: Int = 80, glyphs: Glyphs = .unicode) -> String {
    RequestProgressView(RequestProgress(of: incident)).lines(on: Screen(width: width, glyphs: glyphs)).map(
      \.text
    )
    .joined(separator: "\n")
  }

  @Test("a success passes every stage")
  func success() throws {
    #expect(
      drawn(try Incidents.answered(200, "{}"))
        == "parse ─ build ─ connect ─ TLS ─ send ─ wait ─ read ─ status ─ decode ✓")
    #expect(drawn(try Incidents.answered(200, "")).hasSuffix("read ─ status ✓"))
  }

  @Test("a failure ends at its stage, and what was never reached stands behind dots")
  func failure() throws {
    #expect(
      drawn(try Incidents.failed(.reset))
        == "parse ─ build ─ connect ─ TLS ─ send ─✗ wait · read · status · decode")
    #expect(drawn(try Incidents.answered(404, "{}")).hasSuffix("read ─✗ status · decode"))
    #expect(drawn(try Incidents.answered(200, "{")).hasSuffix("status ─✗ decode"))
    let usage = Incident(line: "gte", exchange: nil, failure: .init(.usageCommand, "nothing"))
    #expect(drawn(usage).hasPrefix("✗ parse · build"))
  }

  @Test("a narrow screen keeps both ends and the place where it failed")
  func narrow() throws {
    let incident = try Incidents.failed(.tlsExpired)
    for width in 12...80 {
      let line = drawn(incident, width: width)
      #expect(Line(line).width <= width)
      if width >= 30 { #expect(line.contains("✗ TLS"), "\(width): \(line)") }
    }
    #expect(drawn(incident, width: 40) == "parse ─ … ─ connect ─✗ TLS · … · decode")
  }

  @Test("a screen without Unicode loses no meaning")
  func ascii() throws {
    #expect(
      drawn(try Incidents.failed(.reset), glyphs: .ascii)
        == "parse - build - connect - TLS - send -X wait . read . status . decode")
  }
}
