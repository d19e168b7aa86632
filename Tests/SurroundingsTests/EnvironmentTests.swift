import Testing

@testable import ApusSurroundings

@Suite("What is around a command")
struct EnvironmentTests {
  @Test("lines of a file from elsewhere are known for that, and have a variable only where it is allowed")
  func elsewhere() {
    let environment = Environment(variable: { "value of \($0)" })
    #expect(
      !environment.isOfFileFromElsewhere && environment.askHidden("?") == nil && !environment.confirm("?"))
    let asking = environment.asking(Permissions { $0.contains("YES") })
    #expect(asking.isOfFileFromElsewhere)
    #expect(asking.variable("YES") == "value of YES" && asking.variable("NO") == nil)
  }
}
