internal import ApusClient
internal import ApusJSON

/// Answers that come one after the other, as they were seen.
struct SeenStream {
  private let form: EndpointModel.StreamForm
  private let bodies: [Node]

  /// `nil` where the first of them does not say that it is one.
  init?(_ successes: [any SeenExchange]) {
    switch successes.first?.exchange.bodyForm {
    case .events: form = .events
    case .values: form = .lines
    case .value, nil: return nil
    }
    bodies = successes.compactMap(\.json)
  }

  /// - Throws: when the task is cancelled.
  var answer: EndpointModel.Answer {
    get throws(CancellationError) {
      let items = bodies.flatMap { Array($0.children) }
      let data = form == .lines ? items : items.compactMap { $0["data"] }.filter { $0.string != "" }
      // Text that is no JSON stands there as a string.
      let isText = form == .events && data.contains { $0.kind == .string }
      guard !data.isEmpty, !isText else { return .stream(form, nil) }
      return .stream(form, DataModel(try JSONShape(wanted: data)))
    }
  }
}
