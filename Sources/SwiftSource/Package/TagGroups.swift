/// The operations of a description by their first tags, each group with the name of its file.
struct TagGroups {
  struct Group {
    /// Without its ending.
    let file: String
    /// The places of its operations.
    fileprivate(set) var members: [Int]
  }

  private(set) var all: [Group] = []

  /// - Parameters:
  ///   - tags: of each operation.
  ///   - taken: files that are there.
  init(_ tags: [String?], beside taken: [String]) {
    // A file system may not tell cases apart.
    var names = Set(taken.map { $0.lowercased() })
    var places: [String: Int] = [:]
    for (position, tag) in tags.enumerated() {
      let wish = tag.map(SwiftName.type) ?? "Endpoints"
      if let place = places[wish] {
        all[place].members.append(position)
        continue
      }
      var file = names.contains(wish.lowercased()) ? wish + "Endpoints" : wish
      var number = 2
      while names.contains(file.lowercased()) {
        file = "\(wish)\(number)"
        number += 1
      }
      names.insert(file.lowercased())
      places[wish] = all.count
      all.append(Group(file: file, members: [position]))
    }
  }
}
