extension Measurement {
  static let memoryAtPrompt = Measurement("prompt-memory", "the most memory resident by the first prompt") {
    workplace in
    let peaks = try (0..<7).compactMap { _ in
      try workplace.conversation().peakMemory
    }
    let later = try (0..<7).compactMap { _ in
      let session = try workplace.conversation()
      try session.run("get \(workplace.url("/json/1000"))")
      return session.peakMemory
    }
    guard !peaks.isEmpty else { return [] }
    return [
      Row("peak resident", Quantity(peaks, .bytes), promise: .atMost(20e6)),
      Row("after one request, so with libcurl", Quantity(later, .bytes)),
    ]
  }
}
