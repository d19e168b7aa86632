import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("A value on one line", .paced)
struct ValueTextTests {
  func tree(_ json: String, width: Int = 80, height: Int? = nil, depth: Int? = nil) throws -> String {
    TreeView(try JSONDocument(json).root, depth: depth).text(on: Screen(width: width, height: height))
  }

  @Test(
    "a value that is no container, or an empty one, stands alone",
    arguments: ["1.10", "null", "\"a\\nb\"", "[]", "{}"])
  func scalars(_ json: String) throws {
    #expect(try tree(json) == json + "\n")
  }

  @Test("a long string that is all there is goes on over the lines of the screen")
  func longRoot() throws {
    let text = try tree("\"" + String(repeating: "abcdefghij", count: 7) + "\"", width: 20, height: 4)
    #expect(
      text == """
        "abcdefghijabcdefghi
        jabcdefghijabcdefghi
        jabcdefghijabcdefghi
        jabcdefghij"

        """)
  }

  @Test("a cut never leaves half an escape", arguments: 10...40)
  func cutEscapes(_ width: Int) throws {
    let text = try tree(#"{"k": "\u00e9\u00e9\n\\\u00e9\u00e9\u00e9\\\\\u00e9\u00e9"}"#, width: width)
    let lexeme = text.split(separator: "…").first.map { $0.drop { $0 != "\"" }.dropFirst() } ?? ""
    #expect((try? JSONDocument("\"\(lexeme.prefix { $0 != "\"" })\"")) != nil, "\(text)")
  }

  @Test("a closed container that fits its line is shown whole")
  func inline() throws {
    #expect(try tree(#"{"a": [1, {"b":[]}]}"#, depth: 1) == "a  [1, {\"b\": []}]\n")
  }
}
