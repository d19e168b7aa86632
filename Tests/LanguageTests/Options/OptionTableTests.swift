import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

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

  @Test(
    "where two programs have the same letter, a native line has HTTPie's meaning, but for the few of curl's",
    arguments: [
      ("-f", .native, .form), ("-f", .curl, .harmless), ("-v", .native, .verbose), ("-F", .native, .follow),
      ("-F", .curl, .formPart), ("-h", .native, .headersOnly), ("-d", .native, .data),
      ("-m", .native, .timeout),
      ("-m", .httpie, .meta), ("-x", .native, .proxy), ("-H", .native, .header), ("-I", .curl, .head),
      ("-I", .httpie, .ignoreInput), ("-d", .httpie, .download),
    ] as [(String, Dialect, RequestOption)])
  func letters(_ name: String, _ dialect: Dialect, _ option: RequestOption) {
    #expect(OptionSpec.named(name, in: dialect)?.option == option)
  }

  @Test("a name that a dialect does not have is not found in it")
  func unknown() {
    #expect(OptionSpec.named("--offline", in: .curl) == nil)
    #expect(OptionSpec.named("-I", in: .native) == nil)
    #expect(OptionSpec.named("--FOLLOW", in: .native) == nil)
    #expect(OptionSpec.named("", in: .native) == nil)
  }

  @Test("the full name of an option comes first, and its meaning begins no sentence")
  func names() {
    for spec in OptionSpec.all {
      for dialect in Dialect.allCases {
        let names = spec.names(in: dialect)
        #expect(names.first?.hasPrefix("--") ?? true, "\(names)")
      }
      #expect(!spec.meaning.hasSuffix("."), "\(spec.meaning)")
    }
  }
}
