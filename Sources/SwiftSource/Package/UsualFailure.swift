/// What most endpoints of a service say when they say no, where that is one type that has a name.
struct UsualFailure {
  /// Of its schema.
  let identity: Int?
  private let model: DataModel?

  init(_ endpoints: [EndpointModel]) {
    var counts: [Int: Int] = [:]
    var models: [Int: DataModel] = [:]
    for failures in endpoints.map({ $0.failures.filter { $0.model != nil } }) {
      guard Set(failures.map(\.identity)).count == 1, let identity = failures.first?.identity,
        let model = failures.first?.model, case .reference = model.kind
      else { continue }
      counts[identity, default: 0] += 1
      models[identity] = model
    }
    identity = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
    model = identity.flatMap { models[$0] }
  }

  /// The service's error: any value where there is no usual one.
  func declaration(_ writer: inout TypeWriter) -> [String] {
    writer.declare(model ?? DataModel(.any), as: "ErrorResponse")
  }

  /// Whether it is any value.
  var isAny: Bool { model == nil }
}
