import ApusServices
import ApusText
import Testing

@testable import ApusEndpoints

@Suite("APIs that have a name")
struct KnownAPITests {
  @Test("are the typed services, the practice API, and those that are described")
  func names() {
    #expect(KnownAPI.own.map(\.name) == ["github", "qiita", "greenstore", "mamari", "practice"])
    #expect(Set(KnownAPI.all.map(\.name)).count == KnownAPI.all.count && KnownAPI.all.count > 70)
    let github = KnownAPI.named("GitHub", among: .known)
    #expect(github?.service != nil && github?.published?.name == "github")
    #expect(KnownAPI.named("stripe", among: .known)?.service == nil)
    #expect(KnownAPI.named("practice", among: .known)?.published == nil)
    #expect(KnownAPI.named("nothing", among: .known) == nil)
  }

  @Test("of one's own go before those of the program, and a line that is none is told")
  func own() {
    let apis = PublishedAPIs.known.adding(
      "# mine\n\nshop https://api.shop.test https://shop.test/api.json - - Our shop\n"
        + "stripe https://s.test https://s.test/a.json - - Mine\nbad\n")
    #expect(KnownAPI.named("shop", among: apis)?.meaning == "Our shop")
    #expect(apis.named("Stripe")?.place == "https://s.test")
    #expect(apis.all.count == PublishedAPIs.known.all.count + 1)
    #expect(apis.problems.count == 1 && apis.problems[0].hasPrefix("line 5: it needs a name"))
    let lines = KnownAPI.list(apis).lines(on: Screen(width: 60)).map(\.text)
    #expect(lines[0].hasPrefix("use github") && lines.joined(separator: " ").contains("shop, slack"))
    #expect(lines.last { $0.hasPrefix("~/.config/apus/apis") } != nil && lines.allSatisfy { $0.count <= 60 })
  }

  @Test("say what else it takes to ask them")
  func advice() {
    func advice(_ name: String, isKnown: Bool = false) -> String? {
      KnownAPI.named(name, among: .known)?.advice(isKnown: isKnown)?.text
    }
    #expect(advice("stripe") == "nothing says who you are; try: auth bearer env:STRIPE_API_KEY")
    #expect(advice("stripe", isKnown: true) == nil && advice("weather") == nil && advice("github") == nil)
    #expect(advice("jira") == "its base has a name of yours in it; try: base https://{site}.atlassian.net")
  }
}
