/// Objects that have the same keys in the same order, as the elements of a list mostly do. No two of the keys
/// have the same name. What is `exclusivity(unchecked)` is sound for the reason given at `DecodingRun`.
final class Layout {
  /// The tape index of the first of them.
  let object: Int
  let inSnakeCase: Bool
  /// Another layout with as many keys.
  @exclusivity(unchecked) fileprivate(set) var next: Layout?
  @exclusivity(unchecked) private var routes: [Route] = []

  fileprivate init(of object: Int, inSnakeCase: Bool, before next: Layout?) {
    self.object = object
    self.inSnakeCase = inSnakeCase
    self.next = next
  }

  /// The way that the names of one type of keys take through these objects.
  func route(for keys: any CodingKey.Type) -> Route {
    let keys = ObjectIdentifier(keys)
    for route in routes where route.keys == keys { return route }
    let route = Route(keys: keys)
    routes.append(route)
    return route
  }
}

/// In what order a type asked for the members of an object, and where each was found.
///
/// The next object of the same layout is asked for the same names in the same order, and need not be searched.
/// What is `exclusivity(unchecked)` is sound for the reason given at `DecodingRun`.
final class Route {
  struct Step {
    let name: String
    /// How many members further it stands than the one found before; `nil` when there is no such member.
    let distance: Int?
  }

  /// A type that asks for ever more names is not followed for ever.
  static let longest = 256

  fileprivate let keys: ObjectIdentifier
  @exclusivity(unchecked) private(set) var steps: [Step] = []

  fileprivate init(keys: ObjectIdentifier) { self.keys = keys }

  func append(_ step: Step) { steps.append(step) }
}

/// The layouts a decoding has seen.
struct Layouts {
  /// Objects with as many members or more have none.
  static let tooMany = 512
  /// How many layouts with the same number of keys are remembered.
  private static let remembered = 4

  /// By the number of keys, the latest first.
  private var layouts = [Layout?](repeating: nil, count: tooMany)

  /// The layouts with so many keys.
  func first(with count: Int) -> Layout? { layouts[count] }

  mutating func insert(_ object: Int, with count: Int, inSnakeCase: Bool) -> Layout {
    let layout = Layout(of: object, inSnakeCase: inSnakeCase, before: layouts[count])
    layouts[count] = layout
    var last = layout
    for _ in 1..<Self.remembered { last = last.next ?? last }
    last.next = nil
    return layout
  }
}
