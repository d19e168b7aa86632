package import ApusClient
internal import ApusEncodings
package import ApusJSON
internal import ApusLanguage
internal import ApusOpenAPI
package import ApusSurroundings

extension EndpointScope {
  /// Where an answer does not fit its description, in words.
  ///
  /// - Parameters:
  ///   - body: the answer as JSON; `nil` where it is none.
  ///   - operation: a method and a path as described or as typed; `nil` is the operation that was asked for.
  package func misfits(
    of exchange: Exchange, _ body: JSONDocument?, with operation: String?
  ) throws(CommandFailure) -> [String] {
    guard let head = exchange.response else { return ["no response"] }
    guard let found = try found(operation, exchange.request) else {
      throw CommandFailure(
        .usageArgument, "\(operation ?? "what was asked for") is not described", try: ["ls -r", "spec"])
    }
    let isEmpty = exchange.body.byteCount == 0
    let type = head.headers["Content-Type"].map { HeaderParameters.essence(of: $0) }
    return AnswerCheck(found, status: head.status, type: type, body: body?.root, isEmpty: isEmpty).problems
  }

  private func found(
    _ operation: String?, _ request: Request
  ) throws(CommandFailure) -> ApusOpenAPI.Operation? {
    guard let operation else { return described(request.method, request.url.text)?.operation }
    let words = operation.split(separator: " ").map(String.init)
    guard words.count == 2, let method = HTTPMethod(words[0]),
      let named = ApusOpenAPI.Operation.Method(rawValue: words[0])
    else { return nil }
    let written = specification?.whole?.operations.first { $0.method == named && $0.path == words[1] }
    return written ?? described(method, words[1])?.operation
  }
}
