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
    for (folder, room) in map.rooms {
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

  @Test("every file that the map and the guide name is there")
  func namedFiles() throws {
    for (guide, folder) in [("Sources/README.md", "Sources"), (".github/CONTRIBUTING.md", ".")] {
      let named = Self.paths(in: try House.text(at: guide))
      #expect(named.count > 10, "\(guide)")
      for path in named {
        let place = House.root.appending(path: "\(folder)/\(path)").path
        #expect(FileManager.default.fileExists(atPath: place), "\(guide) names \(path)")
      }
    }
  }

  @Test("the guide's commands are the README's")
  func commands() throws {
    let readme = try House.text(at: "README.md").split(separator: "\n")
    let commands = try House.text(at: ".github/CONTRIBUTING.md").split(separator: "\n").filter {
      $0.hasPrefix("    ")
    }
    #expect(commands.count == 2)
    #expect(commands.allSatisfy(readme.contains))
  }

  @Test("it says of ten things where they are changed, and in ten steps how a line goes")
  func answers() throws {
    let parts = try House.text(at: "Sources/README.md").split(separator: "\n## ")
    let way = try #require(parts.first { $0.hasPrefix("One line's way\n") })
    let steps = way.split(separator: "\n").filter { $0.first?.isNumber ?? false }
    let changes = try #require(parts.first { $0.hasPrefix("Where would I change …\n") })
    let rows = changes.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    #expect(steps.count == 10)
    #expect(rows.count == 10)
    for part in steps + rows {
      #expect(!Self.paths(in: String(part)).isEmpty, "\(part)")
    }
  }

  /// What stands in backticks and is a path: it has a slash, and neither begins with one nor has a blank.
  private static func paths(in text: String) -> Set<Substring> {
    let quoted = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
    return Set(quoted.filter { $0.contains("/") && !$0.hasPrefix("/") && !$0.contains { $0.isWhitespace } })
  }
}
