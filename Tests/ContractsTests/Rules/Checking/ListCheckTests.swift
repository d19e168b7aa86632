import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusContracts

@Suite("What rules promise of values beside each other", .paced)
struct ListCheckTests {
  private func check(_ text: String) throws -> ListCheck {
    ListCheck([TreePlace.Value(try JSONDocument(text).root)])
  }

  @Test("is an order of numbers, of texts, and of what a path selects")
  func order() throws {
    #expect(try check("[1, 2, 10]").notSorted(by: nil, isDescending: false).isEmpty)
    #expect(try check("[1, 3, 2, 1]").notSorted(by: nil, isDescending: false) == ["3 before 2 at .[2]"])
    #expect(try check("[3, 2, 2, 1]").notSorted(by: nil, isDescending: true).isEmpty)
    let path = try JSONPath(".a")
    #expect(try check(#"[{"a": 2}, {}, {"a": 1}]"#).notSorted(by: path, isDescending: false).isEmpty == false)
    #expect(try check("[]").notSorted(by: path, isDescending: false).isEmpty)
  }

  @Test("takes several values that are no lists for one list")
  func several() throws {
    let nodes = Array(try JSONDocument("[1, 1]").root.children).map { TreePlace.Value($0) }
    #expect(try ListCheck(nodes).repeated(nil) == ["1 again at .[1]"])
  }

  @Test("counts what is not there as nothing to be repeated")
  func missing() throws { #expect(try check("[{}, {}]").repeated(JSONPath(".a")).isEmpty) }

  @Test("names the elements of which a filter does not hold")
  func filters() throws {
    let filter = try Filter("@ > 1")
    #expect(try ListCheck.failing(filter, in: JSONDocument("[1, 2]").root) == ["1 at .[0]"])
    #expect(try ListCheck.failing(filter, in: JSONDocument("1").root) == ["a number, which has no elements"])
  }
}
