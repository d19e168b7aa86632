import Foundation
import Testing

@Suite("The map in Sources/README.md")
struct MapTests {
  @Test("it has every folder of Sources, and no other")
  func folders() throws {
    let there = try FileManager.default.contentsOfDirectory(
      atPath: House.root.appending(path: "Sources").path
    ).filter { !$0.contains(".") }
    #expect(try HouseMap().rooms.keys.map(String.init).sorted() == there.sorted())
  }

  @Test("every target imports what the map says, and nothing else of ours")
  func imports() throws {
    let map = try HouseMap()
    for (folder, room) in map.rooms where !folder.hasPrefix("C") || folder == "CurlTransport" {
      let imported = House.sources.filter { $0.target == folder }.reduce(into: Set<Substring>()) {
        $0.formUnion($1.imports)
      }
      #expect(imported.intersection(map.rooms.keys) == room.imports, "\(folder)")
    }
  }

  @Test("a target imports only lower floors")
  func floors() throws {
    let map = try HouseMap()
    for (folder, room) in map.rooms {
      for imported in room.imports {
        let below = try #require(map.rooms[imported], "\(folder) imports \(imported), which is no folder")
        #expect(below.floor < room.floor, "\(folder) imports \(imported)")
      }
    }
  }
}
