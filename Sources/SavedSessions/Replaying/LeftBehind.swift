internal import ApusClient
internal import ApusRecordings
internal import ApusRendering

/// What a recording has behind the last step of its document that asked for something: steps are gone that stood there.
package struct LeftBehind: Sendable {
  /// What nobody asked for.
  var exchanges: [Recording] = []
  /// How many steps are missing that asked for nothing.
  var stepCount = 0
  /// The recorded files that steps have read and that hold something else by now.
  var changedFiles: [String] = []

  /// As a part of a sentence; `nil` when there is nothing.
  var reason: String? {
    guard let first = exchanges.first?.exchange.request else { return missingSteps }
    let request = "\(first.method) \(first.url)"
    return exchanges.count == 1
      ? "no step asks for the last exchange of its recording, \(request)"
      : "no step asks for the last \(exchanges.count) exchanges of its recording, from \(request) on"
  }

  private var missingSteps: String? {
    guard stepCount > 0 else { return nil }
    return
      "\(Units.count(stepCount, "step")) that its recording counts behind its last exchange \(stepCount == 1 ? "is" : "are") gone"
  }
}
