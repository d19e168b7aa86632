import Testing

@testable import ApusSessionExports

@Suite("What every exported script needs")
struct LocustRuntimeTests {
  @Test("every function that a line of Python may call is there once")
  func python() {
    for name in [
      "text", "encoded", "in_json", "as_json", "status", "at", "header", "take", "check", "compared", "rows",
      "below",
      "within", "size", "kinds", "ordered", "distinct", "contains",
    ] {
      #expect(LocustRuntime.functions.ranges(of: "def \(name)(").count == 1, "\(name)")
    }
    #expect(
      LocustRuntime.functions.contains("class Cell(str):") && LocustRuntime.imports.contains("import base64"))
  }
}
