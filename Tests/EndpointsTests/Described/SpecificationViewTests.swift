import ApusClient
import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusEndpoints
@testable import ApusOpenAPI
@testable import ApusRepl

@Suite("A description at a glance", .paced)
struct SpecificationViewTests {
  private func lines(
    _ text: String, base: String? = "http://h.test", warnings: [String] = [], isBrief: Bool = false,
    width: Int = 60
  ) throws -> [String] {
    let base = try base.map { try WebURL($0) }
    let loaded = LoadedSpecification(
      name: "api.json", location: nil, index: try Specification(Array(text.utf8)), warnings: warnings,
      home: try WebURL("http://h.test").origin)
    return SpecificationView(loaded, base: base, isBrief: isBrief).lines(on: Screen(width: width)).map(\.text)
  }

  private static let text = """
    {"openapi": "3.0.1", "info": {"title": "Fruit", "version": "2"},
     "servers": [{"url": "http://h.test/v1", "description": "here"}, {"url": "http://b.test"}],
     "paths": {"/a": {"get": {}}, "/b": {"get": {}}}}
    """

  @Test("is its title, its format, where it came from, how much it has, and its servers")
  func facts() throws {
    #expect(
      try lines(Self.text, base: "http://h.test/v1") == [
        "Fruit 2", "format    OpenAPI 3.0.1", "from      api.json", "has       2 operations",
        "servers   http://h.test/v1  here", "          http://b.test", "          to choose one: spec server",
        "base      http://h.test/v1",
      ])
    #expect(try lines(#"{"openapi": "3.0.0", "paths": {}}"#).first == "api.json")
  }

  @Test("says what to know of the base: none, another API, or paths that are elsewhere")
  func bases() throws {
    #expect(try lines(Self.text, base: nil).last == "base      none; try: base https://…")
    #expect(
      try lines(Self.text, base: "http://other.test").last == "base      http://other.test/ is another API")
    let elsewhere = try lines(Self.text, base: "http://h.test", width: 100)
    #expect(
      elsewhere.last == "          the described paths are behind /v1; try: base http://h.test/v1",
      "\(elsewhere)")
  }

  @Test("shows the first of its warnings, and where the others are")
  func warnings() throws {
    let warnings = (1...30).map { "warning \($0)" }
    let brief = try lines(Self.text, warnings: warnings, isBrief: true)
    #expect(brief.suffix(4) == ["30 warnings:", "  warning 1", "  warning 2", "  … 28 more: spec"])
    let long = try lines(Self.text, warnings: warnings)
    #expect(long.suffix(2) == ["  warning 20", "  … 10 more"])
    #expect(try lines(Self.text, warnings: ["one"]).suffix(2) == ["1 warning:", "  one"])
  }

  @Test("fits a narrow screen")
  func narrow() throws {
    #expect(
      try lines(Self.text, warnings: ["a warning that is long"], width: 30).allSatisfy { $0.count <= 30 })
  }
}
