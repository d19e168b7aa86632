package import APIClient
internal import JSON
internal import Rendering

extension Incident {
  /// What came of a typed request.
  package init<ErrorResponse>(line: String, _ error: APIError<ErrorResponse>) {
    switch error {
    case .request(let problem):
      self.init(line: line, exchange: nil, failure: Failure(problem.code, problem.message))
    case .transport(let failure):
      self.init(line: line, exchange: failure.exchange, transportFailure: failure)
    case .rejected(_, _, let exchange):
      self.init(line: line, exchange: exchange, transportFailure: nil)
    case .undecodable(let problem, let exchange):
      let place = (problem.underlying as? DecodingFailure).map { Excerpt($0.node) }
      self.init(
        line: line, exchange: exchange, failure: Failure(problem.code, problem.message, excerpt: place))
    }
  }
}
