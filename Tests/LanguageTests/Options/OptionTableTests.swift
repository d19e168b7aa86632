import PacingTestSupport
import Testing

@testable import Language

@Suite("The table of options", .paced)
struct OptionTableTests {
  @Test("every option has a meaning and a name somewhere, and no dialect has a name twice")
  func table() {
    for dialect in Dialect.allCases {
      let names = OptionSpec.all(in: dialect).flatMap { $0.names(in: dialect) }
      #expect(Set(names).count == names.count, "\(dialect)")
      #expect(names.allSatisfy { $0.hasPrefix("-") })
    }
    #expect(Set(OptionSpec.all.map(\.option)) == Set(RequestOption.allCases))
    #expect(OptionSpec.all.allSatisfy { !$0.meaning.isEmpty })
  }
}
