import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("A tree of paths", .paced)
struct PathTreeTests {
  private func tree(_ paths: String...) -> PathTree<[String]> {
    var tree = PathTree<[String]>(empty: [])
    for path in paths { tree.update(path) { $0.append(path) } }
    return tree
  }

  @Test("keeps what stands at each path, and gives folders on the way nothing")
  func values() {
    var tree = tree("/a/b", "/a/b", "/c", "/")
    #expect(tree.folder(at: "/a/b").map { tree.folders[$0].value } == ["/a/b", "/a/b"])
    #expect(tree.folder(at: "/a").map { tree.folders[$0].value } == [])
    #expect(tree.folder(at: "/").map { tree.folders[$0].value } == ["/"])
    #expect(tree.folder(at: "/b") == nil && tree.folder(at: "/a/b/") == nil)
    let count = tree.update("/c") { value in
      value.append("again")
      return value.count
    }
    #expect(count == 2)
  }

  @Test("says the path of a folder as it was first written")
  func paths() {
    let tree = tree("/users/{id}/a%20b", "/users/{id}/a b/c")
    for path in ["/users", "/users/{id}", "/users/{id}/a%20b", "/users/{id}/a%20b/c"] {
      #expect(tree.folder(at: path).map(tree.path) == path)
    }
    #expect(tree.path(of: PathTree<[String]>.root) == "/")
  }

  @Test("takes one path for the same however it is percent-encoded")
  func encoded() {
    let tree = tree("/果物/{id}", "/%E6%9E%9C%E7%89%A9/{id}")
    #expect(tree.folders.count == 3)
    #expect(tree.folder(at: "/%e6%9e%9c%e7%89%a9/{id}") == tree.folder(at: "/果物/{id}"))
  }

  @Test("keeps the order in which folders were added")
  func order() {
    let tree = tree("/z", "/a/b", "/m", "/a/a")
    func names(_ folder: Int) -> [String] { tree.folders[folder].children.map { tree.folders[$0].name } }
    #expect(names(PathTree<[String]>.root) == ["z", "a", "m"])
    #expect(tree.folder(at: "/a").map(names) == ["b", "a"])
  }

  @Test(
    "finds what a written path can mean, the most literal first",
    arguments: [
      ("/u/new", ["/u/new", "/u/{id}"]), ("/u/7.json", ["/u/{id}.json", "/u/{id}"]), ("/u/7", ["/u/{id}"]),
      ("/u/new/x", ["/u/{id}/x"]), ("/u/%6Eew", ["/u/new", "/u/{id}"]), ("/u", ["/u"]), ("/", ["/"]),
      ("/u/{id}", ["/u/{id}"]), ("/nothing", []), ("/u/7/x/y", []), ("/u/", []),
    ] as [(String, [String])])
  func matching(_ path: String, _ meant: [String]) {
    let tree = tree("/u/{id}", "/u/{id}/x", "/u/{id}.json", "/u/new")
    #expect(tree.folders(matching: path).map(tree.path) == meant)
  }

  @Test("means the folder of that very path where there is one, and else what fits")
  func meant() {
    let tree = tree("/u/{id}", "/u/{name}.json", "/u/new")
    #expect(tree.folders(meantBy: "/u/new").map(tree.path) == ["/u/new"])
    #expect(tree.folders(meantBy: "/u/{id}").map(tree.path) == ["/u/{id}"])
    #expect(tree.folders(meantBy: "/u/x.json").map(tree.path) == ["/u/{name}.json", "/u/{id}"])
    #expect(tree.folders(meantBy: "/x").isEmpty)
  }
}
