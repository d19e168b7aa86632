/// One failure that the server can produce for real, as data.
///
/// Its name is the code of the failure, as in `body.truncated`, and where there are several ways to it, a word for
/// the way, as in `body.truncated/chunk`. It is found under `/faults/` and that name.
struct Fault: Sendable {
  let name: String
  /// What happens, for the list.
  let sentence: String
  /// What may stand in the query, as in `depth=100000`; most faults take nothing.
  let parameters: String?
  /// What a careful client has of the body in the end; nil when it is the whole body, as the answer has it.
  let keeps: KeptBody?
  /// Whether a transport finds nothing wrong, whatever is to be thought of the response later.
  let arrivesWhole: Bool
  let answer: @Sendable (Call) -> Response

  /// - Parameter arrivesWhole: told from the name where it is not given.
  init(
    _ name: String, _ sentence: String, parameters: String? = nil, keeps: KeptBody? = nil,
    arrivesWhole: Bool? = nil, answer: @escaping @Sendable (Call) -> Response
  ) {
    self.name = name
    self.sentence = sentence
    self.parameters = parameters
    self.keeps = keeps
    let isForReaders = ["odd.", "http.", "decode.", "body.empty"].contains { name.hasPrefix($0) }
    self.arrivesWhole = arrivesWhole ?? isForReaders
    self.answer = answer
  }

  /// A fault that is a list of steps and nothing else.
  init(_ name: String, _ sentence: String, keeps: KeptBody, _ steps: Step...) {
    self.init(name, sentence, keeps: keeps) { _ in Response(body: .raw(steps)) }
  }

  var path: String { FaultNames.path(of: name) }

  /// What a careful client reports.
  var code: String { FaultNames.code(of: name) }
}
