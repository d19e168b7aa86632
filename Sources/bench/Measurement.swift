/// One thing that is measured. Each stands in a file of its own under `Measurements/`.
struct Measurement: Sendable {
  /// What it is asked for by.
  let name: String
  /// What is measured, and how.
  let summary: String
  let rows: @Sendable (Workplace) async throws -> [Row]
  /// Whether it is only run when it is asked for.
  private(set) var takesMinutes = false

  func takingMinutes() -> Measurement {
    var measurement = self
    measurement.takesMinutes = true
    return measurement
  }

  init(_ name: String, _ summary: String, rows: @escaping @Sendable (Workplace) async throws -> [Row]) {
    self.name = name
    self.summary = summary
    self.rows = rows
  }

  /// In the order they run and are listed.
  static let all: [Measurement] = [
    .start, .memoryAtPrompt, .oneShot, .keptAlive, .prettyPrinting, .parsing, .decoding, .mainActor,
    .bodyMemory, .firstScreen, .exploring, .comparing, .descriptions, .graphQL, .listingOperations, .download,
    .interrupting, .replaying, .conversing, .patience, .soak,
  ]
}
