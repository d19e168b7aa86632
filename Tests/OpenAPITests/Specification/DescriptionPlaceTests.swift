import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("Where a reference to another file leads", .paced)
struct DescriptionPlaceTests {
  private static let file = DescriptionPlace.file(name: "api.yaml")
  private static let url = DescriptionPlace(url: "https://h.test/v1/docs/api.yaml?raw=1#top")

  @Test(
    "from a file it is a path from the folder of the first one",
    arguments: [
      ("a.json", "", "a.json"), ("./b/a.json", "", "b/a.json"), ("../c.yaml", "paths/a.yaml", "c.yaml"),
      ("../api.yaml", "paths/a.yaml", ""), ("../../x.yaml", "paths/a.yaml", "../x.yaml"),
      ("y.yaml", "../x.yaml", "../y.yaml"), ("../../y", "../x.yaml", "../../../y"), ("b%20c", "", "b c"),
      ("/etc/passwd", "", "/etc/passwd"), ("a/../../up", "", "../up"),
      ("b.yaml", "/etc/a.yaml", "/etc/b.yaml"),
      ("https://o.test/a.yaml?x", "", "https://o.test/a.yaml"),
      ("b.yaml", "https://o.test/d/a.yaml", "https://o.test/d/b.yaml"),
    ])
  func files(_ written: String, _ place: String, _ target: String) {
    #expect(Self.file.target(of: written, from: place) == target)
  }

  @Test(
    "from a URL it is a URL",
    arguments: [
      ("a.json", "", "https://h.test/v1/docs/a.json"), ("../a.json", "", "https://h.test/v1/a.json"),
      ("../../../../a", "", "https://h.test/a"), ("/a.json", "", "https://h.test/a.json"),
      ("api.yaml", "", ""), ("../docs/api.yaml", "https://h.test/v1/paths/a.yaml", ""),
      ("b.yaml", "https://h.test/v1/paths/a.yaml", "https://h.test/v1/paths/b.yaml"),
      ("http://h.test/x", "", "http://h.test/x"),
    ])
  func urls(_ written: String, _ place: String, _ target: String) {
    #expect(Self.url.target(of: written, from: place) == target)
  }

  @Test(
    "is no file's where it is no path and no URL of the web",
    arguments: ["urn:x", "a\\b", "file:///etc/passwd", "C:/x"])
  func nowhere(_ written: String) {
    #expect(Self.file.target(of: written, from: "") == nil)
    #expect(Self.url.target(of: written, from: "") == nil)
  }

  @Test("has to be allowed above the folder, and at another origin")
  func outside() {
    for place in ["../a", "/etc/passwd", "https://h.test/a", "../../b"] {
      #expect(Self.file.isOutside(place))
    }
    for place in ["a", "b/c.yaml", "..a"] { #expect(!Self.file.isOutside(place)) }
    for place in ["https://h.test/a", "https://H.test/x/y"] { #expect(!Self.url.isOutside(place)) }
    for place in [
      "http://h.test/a", "https://h.test:8443/a", "https://o.test/v1/docs/a", "https://h.test.o.test/",
    ] {
      #expect(Self.url.isOutside(place))
    }
  }
}
