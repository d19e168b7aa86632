package import ApusClient
internal import ApusJSON
internal import ApusRendering
internal import ApusServices
package import ApusSurroundings
package import ApusText

/// What a typed endpoint makes of an answer.
package struct TypedReading {
  /// The value, or the service's error; `nil` where there is neither.
  package var value: (any View)?
  /// Why a success is not what was promised.
  package var failure: CommandFailure?
}

extension TypedReading {
  package init<E: Endpoint>(of exchange: Exchange, for endpoint: E, by client: APIClient<E.API>) {
    do throws(APIError<E.ErrorResponse>) {
      let value = try client.value(of: exchange, for: endpoint)
      if !(value is EmptyResponse || value is Void) { self.value = Self.view(value) }
    } catch {
      switch error {
      case .rejected(_, .typed(let value), _): self.value = Self.view(value)
      case .undecodable(let problem, let exchange):
        failure = CommandFailure(problem, in: exchange.body.bytes, reading: answerName(of: E.Response.self))
      case .request, .transport, .rejected: break
      }
    }
  }

  private static func view<Value>(_ value: Value) -> SwiftValueView {
    let name = answerName(of: Value.self)
    return SwiftValueView(SwiftValue(reflecting: value), named: name, whole: "as \(name) | less")
  }
}

extension CommandFailure {
  /// A success that is not what a type promised, with its place in the bytes.
  fileprivate init(_ problem: ResponseDecodingError, in bytes: [UInt8], reading name: String) {
    switch problem.underlying {
    case let error as SyntaxError: self.init(error, in: bytes, try: ["body", "headers"])
    case let failure as JSONDecodingError: self.init(decoding: name, failure)
    default: self.init(problem.code, problem.message, try: ["body", "headers"])
    }
  }
}
