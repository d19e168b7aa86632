import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusRedaction

@Suite("What somebody declares to be secret", .paced)
struct RedactionRulesTests {
  private func redactor(_ places: String...) throws -> Redactor {
    Redactor(rules: try RedactionRules(places))
  }

  private func text(_ body: String, type: String, _ redactor: inout Redactor) -> String {
    String(decoding: redactor.redact(body: Array(body.utf8), contentType: type), as: UTF8.self)
  }

  @Test("is left out of a body at its path, in forms by its name, and wherever it turns up again")
  func body() throws {
    var redactor = try redactor("body.customerNumber", "body.items[*].ssn", "body.card")
    let json =
      #"{"customerNumber":"C-778899","items":[{"ssn":1234},{"ssn":null}],"card":{"ssn":"x"},"ssn":"kept"}"#
    #expect(
      text(json, type: "application/json", &redactor) == """
        {"customerNumber":"{{secret:customerNumber}}","items":[{"ssn":"{{secret:ssn}}"},{"ssn":null}],\
        "card":"{{secret:card}}","ssn":"kept"}
        """)
    #expect(
      text("customerNumber=7&a=1", type: "application/x-www-form-urlencoded", &redactor)
        == "customerNumber={{secret:customerNumber}}&a=1")
    #expect(redactor.redact("for C-778899") == "for {{secret:customerNumber}}")
  }

  @Test("is left out of headers and queries in any case, and only there")
  func names() throws {
    var redactor = try redactor("header.X-Tenant", "query.Pin2")
    #expect(redactor.redactValue(of: HeaderField(name: "x-tenant", value: "acme")) == "{{secret:x-tenant}}")
    #expect(redactor.redactValue(of: HeaderField(name: "X-Other", value: "acme")) == "acme")
    #expect(redactor.redact(try WebURL("http://h/a?pin2=47&b=1")) == "http://h/a?pin2={{secret:pin2}}&b=1")
  }

  @Test("is left out of a line by its name, however it is written")
  func lines() throws {
    var redactor = try redactor("body.customerNumber", "header.x-tenant", "query.session2")
    #expect(
      redactor.redactNamedValues("post /x customerNumber=7 session2==abc X-Tenant:acme other=1") == """
        post /x customerNumber={{secret:customerNumber}} session2=={{secret:session2}} \
        X-Tenant:{{secret:X-Tenant}} other=1
        """)
  }

  @Test("is left out where its pattern is met, from four characters on")
  func patterns() throws {
    var redactor = try redactor("/[0-9]{3}-[0-9]{2}-[0-9]{4}/", "/ab?/")
    #expect(redactor.redact("a 123-45-6789, ab") == "a {{secret:redacted}}, ab")
    #expect(
      text(#"{"a":"123-45-6780"}"#, type: "application/json", &redactor) == #"{"a":"{{secret:redacted-2}}"}"#)
  }

  @Test("is left out wherever something has that name")
  func anywhere() throws {
    var redactor = try redactor("ssn")
    #expect(
      text(#"{"a":[{"ssn":"1"}],"SSN":"2"}"#, type: "application/json", &redactor)
        == #"{"a":[{"ssn":"{{secret:ssn}}"}],"SSN":"2"}"#)
    #expect(redactor.redactValue(of: HeaderField(name: "SSN", value: "47")) == "{{secret:SSN}}")
    #expect(redactor.redact(try WebURL("http://h/?ssn=47")) == "http://h/?ssn={{secret:ssn}}")
  }

  @Test(
    "is no such place",
    arguments: ["", "cookie.a", "header.", "query.", "a b", "body.[", "//", "/(/", "/a*/", "a.b"])
  func refusals(_ place: String) {
    #expect(throws: RedactionRules.Refusal.self) { try RedactionRules([place]) }
  }

  @Test("is kept once, in the order in which it was declared")
  func order() throws {
    var rules = try RedactionRules(["query.b", "query.a", "query.b"])
    rules.add(try RedactionRules(["query.a", "header.c"]))
    #expect(rules.places == ["query.b", "query.a", "header.c"])
  }

  @Test("tells whether a text is hidden, by what it is called or by what is in it")
  func texts() throws {
    let rules = try RedactionRules(["body.card.number", "/[0-9]{9}/"])
    #expect(rules.hides("1", named: "Number") && rules.hides("no 123456789", named: "a"))
    #expect(!rules.hides("12345", named: "a"))
    #expect(!RedactionRules().hides("123456789", named: "number"))
  }
}
