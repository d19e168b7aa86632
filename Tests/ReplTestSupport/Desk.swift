internal import ApusAnswers
package import ApusClient
package import ApusFolderTestSupport
internal import ApusRedaction
package import ApusRepl
package import ApusSurroundings
internal import Foundation

/// What lines run in, without a server or a network: what is written stays in memory.
package final class Desk {
  package let folder: TestFolder
  package let context: Context
  private let memory: MemoryConsole

  package var output: Output { context.output }

  package init(
    to traits: Console.Traits = .plain, transport: any Transport = StubTransport(body: "{}"),
    keepsLog: Bool = true, environment: Environment = Environment()
  ) throws {
    folder = try TestFolder()
    memory = try MemoryConsole(in: folder)
    context = Context(
      console: memory.console(traits), transport: transport, environment: environment, keepsLog: keepsLog)
    context.session.base = .http("h.test")
  }

  /// What was written since the last call: what was asked for, and what was said about it.
  package func taken() -> (out: String, notes: String) {
    let (out, notes) = takenBytes()
    return (String(decoding: out, as: UTF8.self), String(decoding: notes, as: UTF8.self))
  }

  /// The same byte for byte.
  package func takenBytes() -> (out: [UInt8], notes: [UInt8]) {
    output.flush()
    let pieces = memory.take()
    func bytes(_ stream: MemoryConsole.Stream) -> [UInt8] {
      pieces.filter { $0.stream == stream }.flatMap(\.bytes)
    }
    return (bytes(.out), bytes(.notes))
  }
}

extension Record {
  /// What a GET of this address was answered with.
  package convenience init(
    number: Int = 1, _ address: String = "http://h.test/", status: Int = 200, _ body: String = "{}",
    method: HTTPMethod = .get, headers: HeaderFields = ["Content-Type": "application/json"]
  ) throws {
    let request = Request(method: method, url: try WebURL(address))
    let hop = Hop(
      sent: SentRequest(method: method, url: request.url, headers: [:]),
      response: ResponseHead(version: "HTTP/1.1", status: status, headers: headers))
    self.init(
      number: number, line: "\(method.name.lowercased()) \(address)",
      exchange: Exchange(
        request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
        body: ReceivedBody(bytes: Array(body.utf8))))
  }
}
