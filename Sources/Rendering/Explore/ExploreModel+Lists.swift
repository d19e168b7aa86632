internal import ApusJSON
internal import ApusText

/// What is done with lists: the same key of the next item, sorting, filtering, tables.
extension ExploreModel {
  /// Goes to the same key of another item: of the innermost list that has one, or of those around it.
  mutating func goToSameKey(_ distance: Int) {
    let levels = cursor.levelsOfLists
    guard !levels.isEmpty else { return say(Line("no list is around this", .warning).retold) }
    for level in levels {
      let list = cursor.node(at: level)
      guard let item = tree.step(in: list, at: cursor.steps[level].rank + distance) else { continue }
      var place = cursor.prefix(level)
      place.steps.append(item)
      for step in cursor.steps[(level + 1)...] {
        guard let next = counterpart(of: step, in: place.node) else { break }
        place.steps.append(next)
      }
      return go(to: place)
    }
    say(Line(distance > 0 ? "no item comes after this" : "no item comes before this", .warning))
  }

  /// The child with the same key, or at the same position.
  private mutating func counterpart(of step: ExplorePlace.Step, in container: Node) -> ExplorePlace.Step? {
    guard let name = step.key?.string else {
      return container.kind == .array ? tree.step(in: container, at: step.rank) : nil
    }
    let position = zip(0..., container.members).first { $0.1.name == name }?.0
    guard let position, let child = tree.child(of: container, at: position) else { return nil }
    return ExplorePlace.Step(rank: position, position: position, key: child.key, node: child.value)
  }

  /// The level of the list that keys are about: that around the cursor, or where there is none the one it is at.
  private var listLevel: Int? {
    if let table { return table.list.level }
    return cursor.levelsOfLists.first ?? (cursor.node.kind == .array ? cursor.level : nil)
  }

  // MARK: Sorting

  /// Sorts the list by what the cursor is at: rising, then falling, then not at all.
  mutating func sort() {
    guard let level = listLevel else { return say(Line("no list is here to sort", .warning).retold) }
    let list = target.node(at: level)
    let key = sortKey(from: level)
    var order = tree.order(of: list) ?? ExploreOrder(count: list.count)
    switch order.sorting {
    case (key, false)?: order.sort(by: key, isFalling: true, sortKeys(of: list, below: level))
    case (key, true)?: order.unsort()
    default: order.sort(by: key, isFalling: false, sortKeys(of: list, below: level))
    }
    arrange(list, order, at: level)
    say(Line(order.words.isEmpty ? "as it came" : order.words, .dim))
  }

  private func sortKey(from level: Int) -> String {
    if let table { return table.title }
    return "\(Location(Array(target.location.steps.dropFirst(level + 1))))"
  }

  private func sortKeys(of list: Node, below level: Int) -> [SortKey] {
    let steps = target.location.steps.dropFirst(level + 1)
    return list.children.map { item in
      if let table { return SortKey(table.cell(of: item)) }
      var node: Node? = item
      for step in steps {
        switch step {
        case .key(let key): node = node?[key]
        case .position(let position): node = node?[position]
        }
      }
      return SortKey(node)
    }
  }

  /// Shows a list in another order, with the cursor at the same value, or where that is not shown at the list.
  private mutating func arrange(_ list: Node, _ order: ExploreOrder, at level: Int) {
    let positions = target.steps.map(\.position)
    tree.setOrder(order.isUsual ? nil : order, of: list)
    if var shown = table {
      shown.move(to: shown.rank, &tree)
      table = shown
    }
    let isShown = positions.count > level && order.positions.contains(positions[level])
    settle(at: tree.place(at: isShown ? positions : Array(positions.prefix(level))))
  }

  // MARK: Filtering

  mutating func beginFilter() {
    guard let level = listLevel else { return say(Line("no list is here to filter", .warning).retold) }
    var typing = ExploreInput(.filter, from: cursor)
    typing.text = tree.order(of: target.node(at: level))?.filter ?? ""
    input = typing
  }

  /// Shows only the items that have a text, or of which a condition such as `@.price > 3` holds; all of them for none.
  mutating func filter(by text: String) {
    guard let level = listLevel else { return }
    let list = target.node(at: level)
    var order = tree.order(of: list) ?? ExploreOrder(count: list.count)
    guard !text.isEmpty else {
      order.choose(nil, where: nil)
      return arrange(list, order, at: level)
    }
    let positions: [Int]
    do throws(PathSyntaxError) {
      positions = try self.positions(in: list, where: text)
    } catch {
      return say(Line("expected \(error.expected), found \(error.found)", .warning).retold)
    }
    guard !positions.isEmpty else { return say(Line("no item is left where \(text)", .warning).retold) }
    order.choose(positions, where: text)
    arrange(list, order, at: level)
    say(Line("\(Units.count(positions.count)) of \(Units.count(list.count, "item"))", .dim).retold)
  }

  private func positions(in list: Node, where text: String) throws(PathSyntaxError) -> [Int] {
    guard text.hasPrefix("@") || text.hasPrefix("!") || text.hasPrefix("(") else {
      let search = TextSearch(text)
      return zip(0..., list.children).filter { search.isIn($0.1) }.map(\.0)
    }
    let found = Set(try JSONPath("$[?\(text)]").nodes(in: list).map(\.ordinal))
    return zip(0..., list.children).filter { found.contains($0.1.ordinal) }.map(\.0)
  }
}
