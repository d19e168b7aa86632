import ApusLineEditing
import ApusPacingTestSupport
import Testing

@testable import ApusExplorer
@testable import ApusJSON
@testable import ApusRendering
@testable import ApusRepl
@testable import ApusText

@Suite("The colours of a line while it is typed", .paced)
struct LineColoursTests {
  private let colours = LineColours(CommandList.all.names)

  private func role(of part: String, in line: String) -> Role? {
    guard let range = line.firstRange(of: part) else { return nil }
    let start = line.utf8.distance(from: line.startIndex, to: range.lowerBound)
    return colours.spans(of: line).last { $0.range.contains(start) }?.role
  }

  @Test("method, URL, items, options and pipe look different")
  func request() {
    let line = "post /users name=りんご Accept:text/plain q==v --form | jq ."
    let parts = ["post", "/users", "name", "Accept", "q", "--form", "|"]
    let roles = parts.map { role(of: $0, in: line) }
    #expect(!roles.contains(nil))
    #expect(Set(roles.compactMap(\.self).prefix(4).map(Theme.colour.start)).count == 4)
    #expect(role(of: "りんご", in: line) == nil)
  }

  @Test("only the name of a command is coloured as one")
  func commands() {
    #expect(role(of: "tree", in: "tree .a") != nil)
    #expect(role(of: "tere", in: "tere .a") == nil)
  }

  @Test("what will not parse is marked as a mistake")
  func mistakes() {
    #expect(role(of: "--nope", in: "get /x --nope a=b") == .mistake)
  }

  @Test("JSON has the colours while it is typed that it has in an answer")
  func oneTable() throws {
    let json = #"{"name": "りんご", "price": 120, "fresh": true}"#
    let palette = try #require(Theme.colour.palette)
    let answer = JSONWriter(.compact, palette: palette).text(of: try JSONDocument(json).root)
    for part in ["\"name\"", "\"りんご\"", "120", "true"] {
      let typed = try #require(self.role(of: part, in: "post /items " + json), "\(part)")
      #expect(answer.contains(Theme.colour.start(of: typed) + part + Theme.end), "\(part)")
    }
  }

  @Test("a very long paste has no colours")
  func paste() {
    #expect(!colours.spans(of: "post /x a=" + String(repeating: "x", count: 1_000)).isEmpty)
    #expect(colours.spans(of: "post /x a=" + String(repeating: "x", count: 1_000_000)).isEmpty)
  }
}
