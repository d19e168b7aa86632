import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("Swift names", .paced)
struct SwiftNameTests {
  @Test(
    "of properties are made of what a key says",
    arguments: [
      ("created_at", "createdAt"), ("html_url", "htmlUrl"), ("node-id", "nodeId"), ("+1", "plus1"),
      ("-1", "minus1"),
      ("class", "class"), ("名前", "名前"), ("_links", "links"), ("", "value"), ("***", "star"), ("---", "minus"),
      ("200", "value200"), ("URL", "url"), ("ID", "id"), ("HTML_URL", "htmlUrl"),
      ("FIRST_TIMER", "firstTimer"), ("htmlURL", "htmlURL"), ("Name", "name"),
      ("a b.c/d", "aBCD"),
      ("X-Rate-Limit", "xRateLimit"), ("@type", "atType"), ("🙂", "value"), ("が", "が"), ("\u{301}x", "x"),
      ("x", "x"),
    ])
  func properties(_ key: String, _ name: String) { #expect(SwiftName.property(key) == name) }

  @Test(
    "of types begin with a capital letter",
    arguments: [
      ("simple-user", "SimpleUser"), ("issues/list-for-repo", "IssuesListForRepo"),
      ("GitHub v3 REST API", "GitHubV3RESTAPI"),
      ("2fa", "Value2fa"), ("", "Value"), ("名前", "名前"), ("class", "Class"),
    ])
  func types(_ text: String, _ name: String) { #expect(SwiftName.type(text) == name) }

  @Test(
    "of one of several are singular",
    arguments: [
      ("labels", "label"), ("repositories", "repository"), ("branches", "branch"), ("status", "statusItem"),
      ("address", "addressItem"), ("data", "dataItem"), ("boxes", "box"), ("S", "SItem"),
    ])
  func singular(_ several: String, _ one: String) { #expect(SwiftName.singular(several) == one) }

  @Test("that are keywords stand in backticks, and no two are the same")
  func pool() {
    #expect(SwiftName.quoted("class") == "`class`")
    #expect(SwiftName.quoted("classes") == "classes")
    // The compiler warns of backticks that a label does not need.
    let labels = ["`class`", "class", "let", "`var`"].map(SwiftName.label)
    #expect(labels == ["class", "class", "`let`", "`var`"])
    var pool = NamePool.members
    #expect(
      ["a", "a", "a", "self", "self"].map { pool.take($0) } == ["a", "aValue", "a2", "selfValue", "self2"])
  }

  @Test(
    "a service is called as its title, without what every title says",
    arguments: [
      ("GitHub v3 REST API", "GitHub"), ("Swagger Petstore - OpenAPI 3.0", "SwaggerPetstore"),
      ("The shop API", "Shop"),
      ("API", "API"), ("", "WebAPI"), ("v2", "V2"), ("りんごの API", "りんごの"), ("The", "The"),
      ("3scale", "Value3scale"),
    ])
  func services(_ title: String, _ name: String) { #expect(SwiftName.service(title) == name) }
}
