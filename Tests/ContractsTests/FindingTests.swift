import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("What differs", .paced)
struct FindingTests {
  @Test("ends with what it is measured by, on the side of what was promised where there is one")
  func rules() {
    #expect(
      Finding(.status, promised: "status 200", found: "status 503").naming(line: 14).lines == [
        "- status 200  (status, line 14)", "+ status 503",
      ])
    let gone = Finding(.shape, ["+ .a: expected string, found nothing", "  … 3 more"], isNoted: true)
    #expect(
      gone.naming(line: 3)
        == Finding(
          .shape, ["+ .a: expected string, found nothing  (shape, line 3)", "  … 3 more"], isNoted: true))
    #expect(Finding(.outcome, []).naming(line: 1).lines == [])
  }
}
