import ApusClient
import Testing

@testable import ApusEndpoints

@Suite("A directory of descriptions")
struct DescriptionDirectoryTests {
  static let text = """
    {
      "weather.test": {"added": "2020", "preferred": "2", "versions": {
        "1": {"info": {"title": "Weather", "description": "Old."}, "swaggerUrl": "old.json"},
        "2": {"info": {"title": "Weather & Co", "description": "Rain and sun. And more."},
              "swaggerUrl": "w/2.json", "openapiVer": "3.0.0", "size": 1200}}},
      "sunny.test:forecast": {"preferred": "v1", "versions": {
        "v1": {"info": {"title": "Forecast"}, "swaggerUrl": "https://elsewhere.test/f.json"}}},
      "mail.test": {"versions": {"3": {"info": {"title": "Mail", "description": "Sends weather too."},
        "swaggerYamlUrl": "https://user:pass@h.test/m.yaml"}}},
      "broken.test": {"preferred": "9", "versions": {"1": {}}},
      "none.test": {"preferred": "1", "versions": {"1": {"info": {"title": "Weather of nowhere"}}}}
    }
    """

  private func directory(_ text: String = text) throws -> DescriptionDirectory? {
    DescriptionDirectory(Array(text.utf8), from: try WebURL("http://h.test/d/list.json"))
  }

  @Test("finds the preferred version of an API, and where that is")
  func preferred() throws {
    let directory = try #require(try directory())
    #expect(directory.count == 5)
    let weather = try #require(directory.entry(named: "WEATHER.test"))
    #expect(weather.title == "Weather & Co" && weather.version == "2" && weather.size == 1200)
    #expect(weather.address.text == "http://h.test/d/w/2.json" && weather.summary == "Rain and sun.")
    #expect(directory.entry(named: "mail.test")?.address.text == "https://h.test/m.yaml")
    #expect(directory.entry(named: "broken.test") == nil && directory.entry(named: "none.test") == nil)
  }

  @Test(
    "finds what has every word, by its name first, then by its title, then by what is said of it",
    arguments: [
      (["weather"], ["weather.test", "mail.test"]), (["forecast"], ["sunny.test:forecast"]),
      (["SUN"], ["sunny.test:forecast", "weather.test"]), (["weather", "mail"], ["mail.test"]),
      (["co"], ["weather.test"]), (["zebra"], []),
    ])
  func words(_ words: [String], _ names: [String]) throws {
    #expect(try directory()?.entries(with: words).map(\.name) == names)
  }

  @Test(
    "is told from other texts", arguments: ["", "[]", "<html>", #"{"a": 1}"#, #"{"a": {"versions": []}}"#])
  func other(_ text: String) throws {
    #expect(try directory(text) == nil)
  }
}
