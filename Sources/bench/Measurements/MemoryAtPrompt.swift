extension Measurement {
  static let memoryAtPrompt = Measurement("prompt-memory", "the most memory resident by the first prompt") {
    workplace in
    let peaks = try (0..<7).compactMap { _ in
      let session = try workplace.conversation()
      // A line that asks nothing of the network: by its end the loading that went on beside the prompt is done.
      try session.run("pwd")
      return session.peakMemory
    }
    guard !peaks.isEmpty else { return [] }
    return [Row("peak resident", Quantity(peaks, .bytes), promise: .atMost(20e6))]
  }
}
