import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("A row of the table of options", .paced)
struct OptionSpecTests {
  @Test("has the names of each program, and what begins one of them only is that one")
  func names() {
    #expect(OptionSpec.named("--post-data", in: .wget)?.option == .dataRaw)
    #expect(OptionSpec.named("--post-data", in: .curl) == nil)
    #expect(OptionSpec.beginning(with: "--sil", in: .curl)?.option == .harmless)
    #expect(OptionSpec.beginning(with: "--dat", in: .curl) == nil)
    #expect(OptionSpec.beginning(with: "--post-d", in: .wget)?.option == .dataRaw)
    #expect(OptionSpec.beginning(with: "--heade", in: .native) == nil)
    #expect(OptionSpec.all(in: .wget).allSatisfy { !$0.names(in: .wget).isEmpty })
  }
}
