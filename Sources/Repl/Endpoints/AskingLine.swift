internal import ApusClient
internal import ApusEndpoints
internal import ApusExplorer
internal import ApusLanguage
internal import ApusServices

/// A line that asks for something, typed endpoint or not: what `preview`, `repeat` and `watch` take.
enum AskingLine {
  case request(RequestLine)
  case endpoint(EndpointLine)
  case call(CallLine)
  case graphQL(GraphQLCommand)

  init(_ words: Words) throws(LineProblem) {
    if let name = words.words.first?.text, ServiceCatalogue.service(named: name) != nil {
      self = .endpoint(try EndpointLine(CommandLine(words)))
    } else if words.words.first?.text.lowercased() == "call" {
      self = .call(try CallLine(CommandLine(words)))
    } else if ["gql", "graphql"].contains(words.words.first?.text.lowercased()) {
      self = .graphQL(try GraphQLCommand(LineArguments(CommandLine(words), by: GraphQLCommand.spec.syntax)))
    } else {
      self = .request(try RequestLine(anyDialect: words))
    }
  }

  var text: String {
    switch self {
    case .request(let line): line.text
    case .endpoint(let line): line.text
    case .call(let line): line.text
    case .graphQL(let line): line.text
    }
  }
}

extension Sender {
  /// Makes the request of a line and sends nothing.
  func prepare(_ line: AskingLine) throws -> PreparedRequest {
    switch line {
    case .request(let line): try prepare(line)
    case .endpoint(let line): try prepare(line).prepared
    case .graphQL(let line): try prepare(line.request(in: self))
    case .call(let call): try prepare(OperationCall(call, in: session.scope).request())
    }
  }
}
