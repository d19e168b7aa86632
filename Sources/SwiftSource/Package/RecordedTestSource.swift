/// Writes the tests of a service whose answers were recorded.
struct RecordedTestSource {
  /// The name of the recording, which is beside the tests.
  static let recording = "recorded.har"

  let service: SeenService
  let module: String
  /// Whether the recording has the answers of no other service.
  let isOnly: Bool

  /// The file.
  var text: String {
    let arguments = service.endpoints.flatMap(\.arguments)
    var imports = ["import ApusClient", "import ApusTesting"]
    if arguments.contains(where: { $0.value.needsFoundation }) { imports.append("import Foundation") }
    imports.append("import Testing")
    var names = NamePool(taken: ["client", "decodes", "init", "self"], suffix: "Answer")
    let tests = service.endpoints.filter(\.model.canBeReplayed).map { test(of: $0, &names) }
    let suite = SourceText.block(
      "struct \(service.name)RecordedTests", SourceText.sections([client] + tests + [decodes]))
    return SourceText.sections([
      imports, ["@testable import \(module)"], ["@Suite(\"What was asked of \(service.name)\")"] + suite,
    ]).joined(separator: "\n") + "\n"
  }

  private var made: Expression {
    .call(service.name, service.constants.arguments.map { .init($0.label, .plain("Secret(\"recorded\")")) })
  }

  private var client: [String] {
    SourceText.block(
      "private func client() throws -> APIClient<\(service.name)>",
      Expression.call(
        "APIClient",
        [
          .init("service", made),
          .init("transport", .plain("try RecordedTransport(\"\(Self.recording)\", repeats: true)")),
        ]
      ).lines("", room: 94))
  }

  /// What was answered well is answered well again, and what was refused is refused.
  private func test(of endpoint: SeenService.SeenEndpoint, _ names: inout NamePool) -> [String] {
    let name = SwiftName.quoted(names.take(SwiftName.property(endpoint.name)))
    let type = "\(service.name).\(endpoint.name)"
    let value = Expression.call(type, endpoint.arguments).lines("let endpoint = ", room: 92)
    let isRefused = (endpoint.model.seenStatus ?? 200) >= 300
    let title =
      "\(endpoint.model.method) \(endpoint.model.template) is \(isRefused ? "refused" : "answered") as it was"
    let asked =
      isRefused
      ? [
        "await #expect(throws: APIError<\(type).ErrorResponse>.self) {",
        "  try await client().send(endpoint)", "}",
      ] : ["_ = try await client().send(endpoint)"]
    return ["@Test(\(SourceText.literal(title)))"]
      + SourceText.block("func \(name)() async throws", value + asked)
  }

  private var decodes: [String] {
    let checks = service.endpoints.flatMap { endpoint -> [String] in
      let value = Expression.call("\(service.name).\(endpoint.name)", endpoint.arguments)
      let path = SourceText.literal(endpoint.model.template)
      let isFixed = endpoint.model.path.allSatisfy { if case .text = $0 { true } else { false } }
      let arguments = [Expression.Argument("", value)] + (isFixed ? [] : [.init("at", .plain(path))])
      return Expression.call("check.decode", arguments).lines("", room: 94)
    }
    let body =
      Expression.call("RecordedCheck", [.init("", .plain("\"\(Self.recording)\"")), .init("of", made)])
      .lines("var check = try ", room: 94)
      + checks + ["#expect(check.mismatches.isEmpty)"] + (isOnly ? ["#expect(check.unread.isEmpty)"] : [])
    return ["@Test(\"every answer is what its endpoint promises\")"]
      + SourceText.block("func decodes() throws", body)
  }
}

extension EndpointModel {
  /// Its path, below the service's, with names in braces where values are.
  var template: String {
    path.map { part in
      switch part {
      case .text(let text): text
      case .input(let input): "{\(input.key)}"
      }
    }.joined()
  }

  /// Whether what a sample of it sends is what was sent: the boundary of a form of parts is another each time.
  var canBeReplayed: Bool {
    switch body {
    case .parts: false
    case .bytes(_, let sample): sample != nil
    case .none, .json, .form: true
    }
  }
}
