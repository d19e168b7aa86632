internal import Glibc

extension Measurement {
  static let describing = Measurement(
    "openapi", "a description of an API is loaded, from exec to exit; and Tab with it"
  ) {
    workplace in
    let small = try await race(115, in: workplace)
    let large = try await race(1_150, in: workplace)
    let note = growth(small.ours, large.ours, input: "ten times as many")
    let session = try workplace.conversation()
    try session.run("spec \(try APIDescription.file(1_150, in: workplace))")
    let tabs = try (0..<9).map { _ in try session.complete("get /area1/") }
    return [
      Row("115 operations", small.ours),
      Row("1,150 operations, 13 MB", large.ours, promise: .atMost(0.06), note: note),
      Row("Tab, until the list is drawn", Quantity(tabs, .seconds), promise: .atMost(0.005)),
    ]
  }
}

private func race(_ operations: Int, in workplace: Workplace) async throws -> Race {
  let file = try APIDescription.file(operations, in: workplace)
  return try await Race([try workplace.apus(["-e", "spec \(file)"])])
}
