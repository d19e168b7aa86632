import ApusClient
import Testing

@testable import ApusServices

@Suite("The table of well-known APIs")
struct PublishedAPIAllTests {
  @Test("every line of it is one, in the order of the names, each once")
  func lines() throws {
    let lines = PublishedAPI.text.split(separator: "\n")
    for line in lines { #expect(throws: Never.self, "\(line)") { try PublishedAPI(line) } }
    #expect(PublishedAPI.all.count == lines.count && lines.count > 60)
    let names = PublishedAPI.all.map(\.name)
    #expect(names == names.sorted() && Set(names).count == names.count)
  }

  @Test("every address is one of https, and every base but one that is on this machine")
  func places() {
    for api in PublishedAPI.all {
      #expect(api.address.scheme == "https", "\(api.name)")
      #expect(api.base?.scheme != "http" || api.base?.isOnThisMachine == true, "\(api.name)")
      #expect(!(api.base?.text.hasSuffix("/") ?? false) || api.base?.path == "/", "\(api.name)")
    }
  }

  @Test("a typed service is at the same base in it", arguments: ["github", "qiita"])
  func services(_ name: String) throws {
    let service = try #require(ServiceCatalogue.service(named: name))
    let api = try #require(PublishedAPIs.known.named(name))
    #expect(api.base == service.baseURL && api.access?.variables == service.tokenNames)
  }
}
