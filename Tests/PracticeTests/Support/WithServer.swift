import Testing

@testable import ApusPractice

/// Runs a server for the length of `body`, and stops it in any case.
func withServer<Result>(
  limits: Limits = Limits(), admission: Admission = Admission(), _ body: (PracticeServer) throws -> Result
) throws -> Result {
  let server = try PracticeServer.start(limits: limits, admission: admission)
  defer { server.stop() }
  return try body(server)
}

/// One GET on a connection of its own.
func get(_ server: PracticeServer, _ path: String, _ fields: String...) throws -> WireResponse {
  try ask(server, "GET", path, fields)
}

/// One request on a connection of its own.
func ask(
  _ server: PracticeServer, _ method: String, _ path: String, _ fields: [String] = [], body: String = ""
) throws -> WireResponse {
  try RawClient(port: server.port).ask(method, path, fields, body: Array(body.utf8))
}
