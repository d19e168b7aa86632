import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSurroundings
import Testing

@testable import ApusEndpoints
@testable import ApusOpenAPI

@Suite("Descriptions by their names", .paced)
struct PublishedDescriptionsTests {
  private let home: TestFolder

  init() throws { home = try TestFolder() }

  private func descriptions(
    _ environment: Environment, at now: Int = 0, body: String = SmallDescription.text()
  ) -> PublishedDescriptions {
    PublishedDescriptions(
      environment, DescriptionFetch(StubTransport(body: body)), shelf: DescriptionShelf(environment), at: now)
  }

  private var source: DescriptionSource {
    get throws {
      DescriptionSource(name: "fruit", title: "Fruit", address: try WebURL("https://h.test/a.json"))
    }
  }

  private var environment: Environment { Environment(variable: { [home] in $0 == "HOME" ? home.path : nil }) }

  @Test("are prepared when they are fetched, so that the next start reads an outline")
  func prepared() async throws {
    let obtained = try await descriptions(environment).fetched(try source, home: nil)
    let kept = try #require(obtained.kept)
    let path = try #require(DescriptionShelf(environment)).path(of: kept)
    #expect(SpecificationCache(environment)?.entry(forFile: path)?.index.title == "Fruit")
    let again = try await descriptions(environment, at: 5).kept("fruit", home: nil)
    #expect(again?.specification.index.operations.count == 1 && again?.remark == nil)
    #expect(again?.specification.whole?.operations.map(\.path) == ["/apples"])
    #expect(try await descriptions(environment).kept("other", home: nil) == nil)
  }

  @Test("are had without a folder to keep them in, and where it cannot be written")
  func nowhere() async throws {
    let obtained = try await descriptions(Environment()).fetched(try source, home: nil)
    #expect(obtained.kept == nil && obtained.specification.index.title == "Fruit")
    try home.write("a file", to: ".cache")
    let full = try await descriptions(environment).fetched(try source, home: nil)
    #expect(
      full.remark?.hasPrefix("it cannot be kept: ") == true && full.specification.index.title == "Fruit")
  }

  @Test("are about the base that they are read for, whatever their servers say")
  func servers() async throws {
    let origin = try WebURL("https://api.test").origin
    let text = SmallDescription.text(server: "https://evil.test")
    let obtained = try await descriptions(environment, body: text).fetched(try source, home: origin)
    #expect(obtained.specification.mount(at: try WebURL("https://api.test")) == "")
    #expect(
      obtained.specification.meantServer(insteadOf: try WebURL("https://api.test"))?.host == "evil.test")
  }
}
