import ApusLanguage
import ApusTeaching
import Testing

@Suite("Names of headers")
struct HeaderNamesTests {
  @Test("the language knows those that `help` knows")
  func same() {
    #expect(HeaderEntry.all.filter { !HeaderNames.know($0.name) }.map(\.name) == [])
    #expect(!HeaderNames.know("myapi"))
  }
}
