import ApusPacingTestSupport
import Testing

@testable import ApusEndpoints

@Suite("Things that a served description remembers", .paced)
struct MockThingsTests {
  private let shop = """
    {"openapi":"3.0.0","paths":{
     "/m":{"get":{"responses":{"200":{"description":"","content":{"application/json":{"schema":{"type":"array","items":{"$ref":"#/x"}},
       "example":[{"sid":"A","to":"1"},{"sid":"B","to":"2"}]}}}}},
      "post":{"requestBody":{"content":{"application/x-www-form-urlencoded":{"schema":{"type":"object","properties":{"To":{"type":"string"},"Secret":{"type":"string"}}}}}},
       "responses":{"201":{"description":"","content":{"application/json":{"schema":{"$ref":"#/x"}}}}}}},
     "/m/{sid}":{"get":{"parameters":[{"name":"sid","in":"path","required":true,"example":"Z","schema":{"type":"string"}}],
       "responses":{"200":{"description":"","content":{"application/json":{"schema":{"$ref":"#/x"}}}}}}}},
     "x":{"type":"object","properties":{"sid":{"type":"string","pattern":"^[A-Z]$"},"to":{"type":"string"}}}}
    """

  @Test("begin with the description's own examples, and with the one it names")
  func examples() throws {
    let shop = try MockShop(shop)
    #expect(shop.say("GET", "/m") == #"200 [{"sid":"Z","to":"1"},{"sid":"A","to":"1"},{"sid":"B","to":"2"}]"#)
    #expect(shop.say("GET", "/m/B") == #"200 {"sid":"B","to":"2"}"#)
    #expect(shop.say("GET", "/m/no").hasPrefix("404"))
  }

  @Test("take the fields they have, however a request spells them, and no others")
  func spelling() throws {
    let shop = try MockShop(shop)
    let made = shop.say("POST", "/m", body: "To=9&Secret=s", type: "application/x-www-form-urlencoded")
    #expect(made.hasPrefix("201") && made.hasSuffix(#""to":"9"}"#) && !made.contains("ecret"))
  }
}
