import Testing

@testable import ApusEndpointCheck

@Suite("What an endpoint can say")
struct RequirementTests {
  private func meant(by name: String, _ kind: DeclaredType.Member.Kind = .property) -> [String] {
    let member = DeclaredType.Member(kind: kind, name: name, isStatic: false, line: 1)
    let names = Set(Requirement.ofEndpoints.map(\.name))
    return Requirement.ofEndpoints.filter { $0.isMissed(by: member, among: names) }.map(\.name)
  }

  @Test(
    "one letter more, less, another, or two that changed places, and another case, are slips",
    arguments: [
      ("metod", "method"), ("methodd", "method"), ("metgod", "method"), ("mehtod", "method"),
      ("Method", "method"),
      ("enocder", "encoder"), ("paremeters", "parameters"),
    ])
  func slips(_ name: String, _ requirement: String) {
    #expect(meant(by: name) == [requirement])
  }

  @Test(
    "two slips, other words and other requirements are none",
    arguments: ["metd", "login", "encoders2", "pat", "patch", "game", "id", ""])
  func others(_ name: String) {
    #expect(meant(by: name) == [])
  }

  @Test("a type is never meant to be a property, nor a property a type")
  func kinds() {
    #expect(meant(by: "Header", .type) == [])
    #expect(meant(by: "ErrorResponses", .type) == ["ErrorResponse"])
    #expect(meant(by: "errorResponses") == [])
  }

  @Test("what the whole type has in common is not missed by a value that is given when one is made")
  func given() {
    var member = DeclaredType.Member(kind: .property, name: "tags", isStatic: false, line: 1)
    let isMissed = { Requirement.ofEndpoints.contains { $0.isMissed(by: member, among: []) } }
    #expect(isMissed())
    member.isGiven = true
    #expect(!isMissed())
  }

  @Test("no name is meant for two things")
  func once() {
    for requirements in [Requirement.ofEndpoints, Requirement.ofServices] {
      let all = requirements.flatMap { $0.others + [$0.name.lowercased()] }
      #expect(Set(all).count == all.count)
    }
  }
}
