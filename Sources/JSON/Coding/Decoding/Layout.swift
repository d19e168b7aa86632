/// Objects that have the same keys in the same order, as the elements of a list mostly do. No two of the keys
/// have the same name. What is `exclusivity(unchecked)` is sound for the reason given at `DecodingRun`.
final class Layout {
  /// The tape index of the first of them.
  let object: Int
  let inSnakeCase: Bool
  /// Another layout with as many keys.
  @exclusivity(unchecked) var next: Layout?
  @exclusivity(unchecked) private var routes: [Route] = []

  init(of object: Int, inSnakeCase: Bool, before next: Layout?) {
    self.object = object
    self.inSnakeCase = inSnakeCase
    self.next = next
  }

  /// The way that the names of one type of keys take through these objects.
  func route(for keys: any CodingKey.Type) -> Route {
    let keys = ObjectIdentifier(keys)
    if let first = routes.first, first.keys == keys { return first }
    for route in routes where route.keys == keys { return route }
    let route = Route(keys: keys)
    routes.append(route)
    return route
  }

  /// In what order a type asked for the members of an object, and where each was found.
  ///
  /// The next object of the same layout is asked for the same names in the same order, and need not be searched.
  /// What is `exclusivity(unchecked)` is sound for the reason given at `DecodingRun`.
  final class Route {
    /// A type that asks for ever more names is not followed for ever.
    static let longest = 256

    fileprivate let keys: ObjectIdentifier
    /// The names in the order in which they were asked for.
    @exclusivity(unchecked) private(set) var names: [String] = []
    /// For each, how many members further it stands than the one found before; less than 0 when there is no such member.
    @exclusivity(unchecked) private(set) var distances: [Int] = []

    fileprivate init(keys: ObjectIdentifier) { self.keys = keys }

    func append(_ name: String, distance: Int?) {
      names.append(name)
      distances.append(distance ?? -1)
    }
  }
}
