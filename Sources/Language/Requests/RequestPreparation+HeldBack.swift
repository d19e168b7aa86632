import ApusClient

extension RequestPreparation {
  /// What the session would have added, had the URL led to its own origin: what did not go, and what went as the line
  /// says it. What the line leaves out is missed by nobody.
  func heldBack(
    _ names: [String], beside request: Request, _ credentials: Credentials?
  ) throws(LineProblem) -> (names: [String], replaced: [String]) {
    guard !names.isEmpty else { return ([], []) }
    let edits = try HeaderEdits(self)
    let fields = line.items.filter { $0.separator.isData }.map { Self.nameOfField($0) }
    // A login makes its header when it is asked for, and so does a URL's user.
    let hasPerson = (credentials?.areGiven ?? false) || request.url.user != nil
    let isSaid = { (name: String) in
      request.headers.contains(name) || fields.contains(name)
        || hasPerson && HeaderField(name: name, value: "").isNamed("Authorization")
    }
    return (
      names.filter { !isSaid($0) && !edits.removes($0) }.map(Self.inWords),
      names.filter(isSaid).map { $0.hasPrefix("the ") ? String($0.dropFirst(4)) : $0 }
    )
  }

  /// How a field that is kept for the session is called where it is held back.
  static func nameOfField(_ item: Item) -> String { "the field \(item.name.shown)" }

  /// The cookie jar may have some of its own for the place.
  private static func inWords(_ name: String) -> String {
    HeaderField(name: name, value: "").isNamed("Cookie") ? "the session's \(name)" : name
  }
}
