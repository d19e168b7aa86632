import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSurroundings
import Testing

@testable import ApusEndpoints

@Suite("Descriptions that are kept", .paced)
struct DescriptionShelfTests {
  private let home: TestFolder

  init() throws { home = try TestFolder() }

  private func shelf(limit: Int = DescriptionShelf.usualLimit) throws -> DescriptionShelf {
    let path = home.path
    let environment = Environment(variable: { $0 == "XDG_CACHE_HOME" ? path : nil })
    return try #require(DescriptionShelf(environment, limit: limit))
  }

  private func keep(_ name: String, _ text: String, at now: Int, on shelf: DescriptionShelf) throws
    -> KeptDescription
  {
    let source = DescriptionSource(name: name, title: name, address: try WebURL("https://h.test/\(now)"))
    return try shelf.keep(Array(text.utf8), from: source, etag: nil, modified: nil, at: now)
  }

  @Test("are found by their names, the latest first, for their owner alone")
  func names() throws {
    let shelf = try shelf()
    #expect(shelf.all == [] && shelf.kept("a") == nil)
    let first = try keep("a", "one", at: 1, on: shelf)
    _ = try keep("b", "two", at: 2, on: shelf)
    #expect(shelf.all.map(\.name) == ["b", "a"] && shelf.kept("a") == first)
    #expect(home.text(of: String(shelf.path(of: first).dropFirst(home.path.count + 1))) == "one")
    #expect(home.mode(of: "apus/descriptions") == 0o700)
    for name in PrivateFile.names(in: home.path + "/apus/descriptions") {
      #expect(home.mode(of: "apus/descriptions/\(name)") == 0o600)
    }
  }

  @Test("leave nothing behind where another text takes their place, and where they are forgotten")
  func replacing() throws {
    let shelf = try shelf()
    _ = try keep("a", "one", at: 1, on: shelf)
    _ = try keep("a", "another", at: 2, on: shelf)
    #expect(PrivateFile.names(in: home.path + "/apus/descriptions").count == 2)
    #expect(shelf.forget("a") && !shelf.forget("a"))
    #expect(PrivateFile.names(in: home.path + "/apus/descriptions").isEmpty)
  }

  @Test("stay where two names have the same text and one of them goes")
  func twins() throws {
    let shelf = try shelf()
    let a = try keep("a", "same", at: 1, on: shelf)
    _ = try keep("b", "same", at: 2, on: shelf)
    #expect(shelf.forget("b") && shelf.kept("a") == a)
  }

  @Test("go when there are too many, the oldest first, and never the one that just came")
  func limit() throws {
    let shelf = try shelf(limit: 10)
    for (time, name) in ["a", "b", "c"].enumerated() {
      _ = try keep(name, "\(name)1234", at: time, on: shelf)
    }
    #expect(shelf.all.map(\.name) == ["c", "b"])
    _ = try keep("d", "longer than all of it", at: 0, on: shelf)
    #expect(shelf.all.map(\.name) == ["d"])
  }

  @Test("that are damaged are as though they were not there")
  func damage() throws {
    let shelf = try shelf()
    let kept = try keep("a", "one", at: 1, on: shelf)
    let folder = "apus/descriptions/"
    try home.write("on", to: folder + kept.file)
    #expect(shelf.kept("a") == nil)
    for name in PrivateFile.names(in: home.path + "/" + folder) where name.hasSuffix(".note") {
      for text in [
        "", "x", "[]", "{}", #"{"name":"a","address":"x","file":"../../up","size":3,"fetched":1}"#,
      ] {
        try home.write(text, to: folder + name)
        #expect(shelf.all == [] && shelf.kept("a") == nil)
      }
    }
    #expect(DescriptionShelf(Environment()) == nil)
  }
}
