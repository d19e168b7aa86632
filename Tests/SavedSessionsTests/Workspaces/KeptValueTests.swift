import ApusClient
import ApusJSON
import ApusPacingTestSupport
import ApusRedaction
import Testing

@testable import ApusLanguage
@testable import ApusSavedSessions

@Suite("A value as a workspace keeps it", .paced)
struct KeptValueTests {
  private let given = [
    GivenSecret(Secret("s3cret-value", name: "TOKEN"), source: "TOKEN"),
    GivenSecret(Secret("from-a-file", name: "file"), source: "file:/etc/token"),
    GivenSecret(Secret("from-a-command", name: "token"), source: "cmd:pass show api"),
    GivenSecret(Secret("from-braces", name: "token"), source: "cmd:docker inspect -f {{.Id}} x"),
    GivenSecret(Secret("typed-value", name: "password"), source: nil),
    GivenSecret(Secret("netrc-value", name: "password"), source: "netrc:ada@h.test"),
  ]

  private var watch: SecretWatch { SecretWatch(Redactor(), given) }

  @Test("of a secret is where it came from, with what stands around it, or that somebody typed it")
  func secrets() {
    #expect(KeptValue(Secret("Bearer s3cret-value"), given) == .named("Bearer {{env:TOKEN}}"))
    #expect(KeptValue(Secret("from-a-file"), given) == .named("{{file:/etc/token}}"))
    #expect(KeptValue(Secret("from-a-command"), given) == .named("{{cmd:pass show api}}"))
    for text in ["typed-value", "netrc-value", "unheard-of", "from-braces"] {
      #expect(KeptValue(Secret(text), given) == .typed, "\(text)")
    }
  }

  @Test("of a header or a query item is its text, unless it is a credential")
  func fields() {
    func field(_ name: String, _ value: String) -> KeptValue {
      KeptValue(HeaderField(name: name, value: value), given, watch)
    }
    func item(_ name: String, _ value: String) -> KeptValue {
      KeptValue(QueryItem(name: name, value: value), given, watch)
    }
    #expect(field("X-Mine", "on") == .text("on"))
    #expect(field("Authorization", "Bearer s3cret-value") == .named("Bearer {{env:TOKEN}}"))
    #expect(field("Cookie", "a=b") == .typed)
    #expect(item("per_page", "5") == .text("5"))
    #expect(item("access_token", "abc") == .typed)
    // Where its name tells nothing, its value does.
    #expect(field("X-Mine", "s3cret-value") == .named("{{env:TOKEN}}"))
    #expect(field("X-Forward", "https://x/?token=abcdefgh") == .typed)
    #expect(item("next", "https://x/?token=abcdefgh") == .typed)
    #expect(item("next", "https://x/?page=2") == .text("https://x/?page=2"))
  }

  @Test("of a variable is its text, its JSON, or where it came from")
  func variables() throws {
    func json(_ text: String) throws -> KeptValue {
      KeptValue(.json(try JSONDocument(text).root), given, watch)
    }
    #expect(KeptValue(.text("りんご"), given, watch) == .text("りんご"))
    #expect(try json("{\"n\": 1.10}") == .json("{\"n\": 1.10}"))
    #expect(try json("{\"password\": \"abcdefgh\"}") == .typed)
    #expect(KeptValue(.text("at https://u:abcdefgh@h/"), given, watch) == .typed)
    #expect(KeptValue(.secret(Secret("s3cret-value")), given, watch) == .named("{{env:TOKEN}}"))
    #expect(KeptValue(.typedSecret(Secret("typed-value")), given, watch) == .typed)
  }

  @Test("is left out where somebody declared it to be secret, by its name or by what it is")
  func declared() throws {
    let rules = try RedactionRules(["header.x-tenant", "/[0-9]{9}/"])
    let hidden = [("X-Tenant", "acme"), ("number", "id 123456789")]
    for (name, text) in hidden {
      #expect(rules.hiding(KeptDesk.Item(name, .text(text))).value == .typed, "\(name)")
    }
    let named = KeptDesk.Item("x-tenant", .named("{{env:TENANT}}"))
    #expect(rules.hiding(named) == named)
    #expect(rules.hiding(KeptDesk.Item("X-Other", .text("acme"))).value == .text("acme"))
  }
}
