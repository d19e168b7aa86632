import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusRendering

@Suite("From row to row of an answer", .paced)
struct ExploreTreeTests {
  private func paths(_ tree: inout ExploreTree) -> [String] {
    var place = ExplorePlace(tree.root)
    var paths = ["\(place.location)"]
    while tree.advance(&place) { paths.append("\(place.location)") }
    return paths
  }

  @Test("rows come in the order of the answer, and backwards in the other")
  func order() throws {
    var tree = ExploreTree(try JSONDocument(#"{"a": [1, [2]], "b": {}, "c": {"d": 3}}"#).root)
    tree.folds.open(levels: .max)
    let all = [".", ".a", ".a[0]", ".a[1]", ".a[1][0]", ".b", ".c", ".c.d"]
    #expect(paths(&tree) == all)
    var place = tree.lastPlace()
    var backwards = ["\(place.location)"]
    while tree.retreat(&place) { backwards.append("\(place.location)") }
    #expect(backwards == all.reversed())
  }

  @Test("what is folded has no rows, whatever is open in it")
  func folds() throws {
    var tree = ExploreTree(try JSONDocument(#"{"a": [1, [2]], "b": 1}"#).root)
    tree.folds.open(levels: .max)
    let list = try #require(tree.root["a"])
    tree.folds.set(list, at: 1, isOpen: false)
    #expect(paths(&tree) == [".", ".a", ".b"])
    tree.folds.set(list, at: 1, isOpen: true)
    #expect(paths(&tree).count == 6)
  }

  @Test("a place is known by positions, and gone to where it is filtered away")
  func places() throws {
    var tree = ExploreTree(try JSONDocument("[[1, 2], [3], [4]]").root)
    var order = ExploreOrder(count: 3)
    order.sort(by: ".", isFalling: true, tree.root.children.map { SortKey($0[0]) })
    order.choose([0, 2], where: "x")
    tree.setOrder(order, of: tree.root)
    tree.folds.open(levels: .max)
    #expect(paths(&tree) == [".", ".[2]", ".[2][0]", ".[0]", ".[0][0]", ".[0][1]"])
    #expect(tree.place(at: [0, 1]).steps.map(\.rank) == [1, 1])
    #expect(tree.shownPlace(at: [1, 0]).level == 0)
    #expect("\(tree.place(at: [1, 0]).location)" == ".[1][0]")
    // It was hidden by the filter; what it is sorted by stays.
    #expect(tree.order(of: tree.root)?.positions == [2, 1, 0] && tree.order(of: tree.root)?.filter == nil)
  }

  @Test("rows above others are known to be")
  func precedes() throws {
    var tree = ExploreTree(try JSONDocument("[[1, 2], 3]").root)
    let (root, list, two, three) = (
      tree.place(at: []), tree.place(at: [0]), tree.place(at: [0, 1]), tree.place(at: [1])
    )
    #expect(root.precedes(list) && list.precedes(two) && two.precedes(three))
    #expect(!three.precedes(two) && !list.precedes(list) && !list.precedes(root))
  }
}
