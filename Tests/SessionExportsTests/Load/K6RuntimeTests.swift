import Testing

@testable import ApusSessionExports

@Suite("What every script of k6 needs")
struct K6RuntimeTests {
  @Test("every function that a line of JavaScript may call is there once")
  func javaScript() {
    for name in [
      "secret", "whole", "text", "encoded", "inJSON", "status", "at", "header", "take", "all", "anyOf",
      "compared", "below", "within", "size", "kinds", "ordered", "distinct", "contains",
    ] {
      #expect(K6Runtime.functions.ranges(of: "function \(name)(").count == 1, "\(name)")
    }
  }
}
