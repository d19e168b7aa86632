/// The table of `Sources/README.md`: which target stands on which floor, and what it imports.
struct HouseMap {
  struct Room {
    let floor: Int
    let imports: Set<Substring>
  }

  let rooms: [Substring: Room]

  init() throws {
    var rooms: [Substring: Room] = [:]
    for line in try House.text(at: "Sources/README.md").split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
      guard cells.count == 4, let floor = Int(cells[0]) else { continue }
      let names = cells.map { $0.split(separator: "`").filter { !$0.contains(" ") && !$0.contains(",") } }
      guard let folder = names[1].first else { continue }
      rooms[folder] = Room(floor: floor, imports: Set(names[2]))
    }
    self.rooms = rooms
  }
}
