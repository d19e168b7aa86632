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
