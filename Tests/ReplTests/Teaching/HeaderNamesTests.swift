import Language
import Teaching
import Testing

@Suite("Names of headers")
struct HeaderNamesTests {
  @Test("the language knows those that `help` knows")
  func same() {
    #expect(HeaderNames.known == Set(HeaderEntry.all.map { $0.name.lowercased() }))
  }
}
