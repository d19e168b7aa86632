import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Names of a collection's variables", .paced)
struct CollectionNamesTests {
  private func named(_ url: String, hasDotEnv: Bool = false) -> CollectedRequest? {
    var collection = RequestCollection("a test", name: "a")
    var request = CollectedRequest(name: "r")
    request.url = url
    collection.requests = [request]
    return CollectionNames.applied(to: collection, hasDotEnv: hasDotEnv).requests.first
  }

  @Test("names that mean something else here get others, each its own")
  func names() {
    #expect(named("{{a.b}}/{{a_b}}/{{1x}}/{{é}}/{{= 1}}")?.url == "{{a_b}}/{{a_b-2}}/{{_1x}}/{{_}}/{{__1}}")
  }

  @Test("values made anew are those that are made here, and nothing else of this machine is read")
  func made() {
    #expect(named("{{$randomUUID}}")?.url == "{{$guid}}")
    for text in [
      "{{$processEnv HOME}}", "{{$env.HOME}}", "{{$dotenv X}}", "{{$randomCity}}", "{{$shared x}}",
    ] {
      #expect(named(text)?.refusal?.contains("another program") == true)
    }
    #expect(named("{{process.env.A}}")?.url == "{{process_env_A}}")
    #expect(named("{{process.env.A}}", hasDotEnv: true)?.url == "{{$dotenv A}}")
  }
}
