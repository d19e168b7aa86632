import Testing

@testable import ApusJSON
@testable import ApusSessionExports

@Suite("A tree of a page")
struct PageTreeTests {
  private func html(_ text: String, red: [String] = []) throws -> String {
    PageTree.html(try JSONDocument(text).root, red: red)
  }

  @Test("only the root is open, until something below is red")
  func open() throws {
    let text = #"{"a": {"b": [{"c": 1}]}, "d": {"e": 2}}"#
    #expect(try html(text).ranges(of: "<details open").count == 1)
    let red = try html(text, red: [".a.b[0].c"])
    #expect(red.ranges(of: "<details open").count == 4)
    #expect(red.contains("<div class=\"red\"><b>c</b> <span class=\"n\">1</span></div>"))
  }

  @Test("a star is any position, and a text that is no path of plain steps leads nowhere")
  func paths() throws {
    let text = #"{"a": [{"b": 1}, {"b": 2}]}"#
    #expect(try html(text, red: [".a[*].b"]).ranges(of: "<div class=\"red\">").count == 2)
    for other in ["status 200", ".a[?@.b == 1]", "..b", ".a[1"] {
      #expect(try html(text, red: [other]) == html(text), "\(other)")
    }
  }

  @Test("a long list ends with a word about it, and a deep one is not followed to its end")
  func large() throws {
    let long = try html("[" + (0..<5000).map(String.init).joined(separator: ",") + "]")
    #expect(long.contains("which this page leaves out") && long.ranges(of: "<div").count < 4010)
    let deep = try html(String(repeating: "[", count: 500) + "1" + String(repeating: "]", count: 500))
    #expect(deep.ranges(of: "<details").count < 50)
  }
}
