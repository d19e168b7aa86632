import ApusJSON
import ApusMarkup
import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("Ways to elements", .paced)
struct ElementPathsTests {
  private func paths(_ text: String, prefixes: [String: String] = [:]) throws -> ElementPaths {
    ElementPaths(try XMLReader.tree(Array(text.utf8)), prefixes: prefixes)
  }

  @Test("lead to elements and attributes, each once, in their order")
  func order() throws {
    let paths = try paths("<a><b k='1'>2</b><b>x</b><c/></a>")
    #expect(paths.order == ["/a", "/a/b", "/a/b/@k", "/a/c"])
    let b = try #require(paths.byPath["/a/b"])
    #expect(b.count == 2 && b.isList && b.hasAttributes && !b.isNumeric && b.oddText == "x")
    #expect(paths.byPath["/a/b/@k"]?.isNumeric == true)
  }

  @Test("are places for paths, in lists of all elements, and of text beside attributes")
  func places() throws {
    let paths = try paths("<a><b k='1'>2</b><b>3</b><c>4</c></a>")
    #expect(paths.location(of: "/a/b").pattern == ".a.b[*]")
    #expect(paths.textLocation(of: "/a/b").pattern == ##".a.b[*].["#text"]"##)
    #expect(paths.textLocation(of: "/a/c").pattern == ".a.c")
    #expect(paths.location(of: "/a/b/@k").pattern == #".a.b[*].["@k"]"#)
  }

  @Test("may have other prefixes, of which one may be none")
  func prefixes() throws {
    #expect(
      try paths("<t:a t:k='1' k='2'/>", prefixes: ["t": "s"]).order == ["/s:a", "/s:a/@s:k", "/s:a/@k"])
    #expect(try paths("<a k='1'/>", prefixes: ["": "s"]).order == ["/s:a", "/s:a/@k"])
    #expect(try paths("<t:a/>", prefixes: ["t": ""]).order == ["/a"])
  }
}
