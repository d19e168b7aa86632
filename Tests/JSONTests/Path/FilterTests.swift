import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("A filter by itself", .paced)
struct FilterTests {
  private func places(_ filter: String, _ json: String) throws -> [Int] {
    var effort = Effort()
    let values = Array(try JSONDocument(json).root.children)
    return try Filter(filter).places(in: values, within: &effort)
  }

  @Test("holds for what it would hold for in a path")
  func holds() throws {
    let json = #"[{"p": 1.10, "n": "a"}, {"p": 99.9}, {"p": 100, "n": "り"}, {"n": "b"}, 5]"#
    for filter in [
      "@.p > 99.8", "@.n", "@.n == 'り' || @.p == 1.1", "!@.p", "match(@.n, '[ab]')", "@.p >= $[1].p",
      " @.p < 2 ",
    ] {
      let path = try JSONPath("$[?\(filter)]")
      let document = try JSONDocument(json)
      let expected = Set(path.nodes(in: document.root).map(\.text))
      let values = document.root.children.map(\.text)
      #expect(Set(try places(filter, json).map { values[$0] }) == expected, "\(filter)")
    }
  }

  @Test(
    "that is none is refused with its place", arguments: ["", "@.p >", "p > 1", "@.p > 1]", "@.p = 1", "'a'"])
  func refused(_ text: String) {
    #expect(throws: PathSyntaxError.self) { try Filter(text) }
  }

  @Test("finds nothing where the effort ends first")
  func effort() throws {
    var effort = Effort(limit: 3)
    let values = Array(try JSONDocument("[1,2,3,4,5,6,7,8]").root.children)
    #expect(try Filter("@ > 0").places(in: values, within: &effort).isEmpty && effort.end == .tooMuch)
  }
}
