import LineEditing
import PacingTestSupport
import Testing

@testable import Repl
@testable import Text

@Suite("The colours of a line while it is typed", .paced)
struct LineColoursTests {
  private let colours = LineColours(CommandList.all)

  private func style(of part: String, in line: String) -> TextStyle? {
    guard let range = line.firstRange(of: part) else { return nil }
    let start = line.utf8.distance(from: line.startIndex, to: range.lowerBound)
    return colours.spans(of: line).last { $0.range.contains(start) }?.style
  }

  @Test("method, URL, items, options and pipe look different")
  func request() {
    let line = "post /users name=りんご Accept:text/plain q==v --form | jq ."
    let parts = ["post", "/users", "name", "Accept", "q", "--form", "|"]
    let styles = parts.map { style(of: $0, in: line) }
    #expect(!styles.contains(nil))
    #expect(Set(styles.prefix(4)).count == 4)
    #expect(style(of: "りんご", in: line) == .plain)
  }

  @Test("only the name of a command is coloured as one")
  func commands() {
    #expect(style(of: "tree", in: "tree .a") != nil)
    #expect(style(of: "tere", in: "tere .a") == nil)
  }

  @Test("what will not parse is underlined")
  func mistakes() {
    let style = style(of: "--nope", in: "get /x --nope a=b")
    #expect(style?.isUnderlined == true)
    #expect(style?.color == .red)
  }

  @Test("a very long paste has no colours")
  func paste() {
    #expect(!colours.spans(of: "post /x a=" + String(repeating: "x", count: 1_000)).isEmpty)
    #expect(colours.spans(of: "post /x a=" + String(repeating: "x", count: 1_000_000)).isEmpty)
  }
}
