internal import ApusClient
internal import ApusLanguage

/// Which requests of a file are sent, and in which order.
package struct HTTPFilePlan: Sendable {
  package enum Item: Sendable, Hashable {
    /// By its place in the file.
    case request(Int)
    case workflow(Int)
  }

  package private(set) var items: [Item] = []
  /// The names of workflows' requests that are not sent a second time.
  package private(set) var sentByWorkflows: Set<String> = []

  /// All that the file holds.
  package init(_ file: HTTPFile) {
    sentByWorkflows = Set(file.workflows.flatMap { $0.steps.map(\.request) })
    let requests = file.requests.indices.filter { place in
      !(file.requests[place].name.map(sentByWorkflows.contains) ?? false)
    }
    let all =
      requests.map { (file.requests[$0].line, Item.request($0)) }
      + file.workflows.indices.map { (file.workflows[$0].line, Item.workflow($0)) }
    items = all.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// - Parameter picks: names, numbers and ranges of numbers; none stands for all.
  package init(_ file: HTTPFile, picks: [String]) throws(HTTPFileProblem) {
    var picked = Picked(file)
    for pick in picks { try picked.add(pick) }
    self = picked.plan
  }

  /// What somebody picks, one after the other.
  package struct Picked {
    private let file: HTTPFile
    private var own: HTTPFilePlan?

    package init(_ file: HTTPFile) { self.file = file }

    package var plan: HTTPFilePlan { own ?? HTTPFilePlan(file) }

    package mutating func add(_ pick: String) throws(HTTPFileProblem) {
      var plan = own ?? HTTPFilePlan(items: [])
      try plan.add(pick, of: file)
      own = plan
    }
  }

  private init(items: [Item]) { self.items = items }

  private mutating func add(_ pick: String, of file: HTTPFile) throws(HTTPFileProblem) {
    if let place = Self.request(named: pick, in: file) {
      return add(place, of: file)
    } else if let place = file.workflows.firstIndex(where: { $0.name == pick }) {
      items.append(.workflow(place))
      return
    }
    let numbers = try PickedNumbers(pick, count: file.requests.count, known: Self.names(in: file))
    for number in numbers.range { add(number - 1, of: file) }
  }

  /// Adds a request behind those that it says it needs.
  private mutating func add(_ place: Int, of file: HTTPFile, depth: Int = 0) {
    guard !items.contains(.request(place)), depth < 20 else { return }
    for name in file.requests[place].needs {
      guard let needed = Self.request(named: name, in: file), needed != place else { continue }
      add(needed, of: file, depth: depth + 1)
    }
    if !items.contains(.request(place)) { items.append(.request(place)) }
  }

  package static func request(named name: String, in file: HTTPFile) -> Int? {
    file.requests.firstIndex { $0.name == name }
      ?? file.requests.firstIndex { $0.name?.lowercased() == name.lowercased() }
  }

  /// The names that can be picked.
  package static func names(in file: HTTPFile) -> [String] {
    file.requests.compactMap(\.name) + file.workflows.map(\.name)
  }
}
