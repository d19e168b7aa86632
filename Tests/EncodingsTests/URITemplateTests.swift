import ApusPacingTestSupport
import Testing

@testable import ApusEncodings

@Suite("URLs with places to be filled in (RFC 6570)", .paced)
struct URITemplateTests {
  /// Those of the RFC's own examples.
  private static func value(_ name: String) -> URITemplate.Value? {
    let texts = [
      "dub": "me/too", "hello": "Hello World!", "half": "50%", "var": "value", "who": "fred",
      "base": "http://example.com/home/", "path": "/foo/bar", "v": "6", "x": "1024", "y": "768", "empty": "",
    ]
    switch name {
    case "count": return .list(["one", "two", "three"])
    case "dom": return .list(["example", "com"])
    case "list": return .list(["red", "green", "blue"])
    case "keys": return .pairs([("semi", ";"), ("dot", "."), ("comma", ",")])
    case "empty_keys": return .pairs([])
    default: return texts[name].map(URITemplate.Value.text)
    }
  }

  /// The RFC's own examples, by their sections.
  private static let examples = [
    // 2.1
    ("'{count}'", "'one,two,three'"),
    // 3.2.1
    ("{count}", "one,two,three"), ("{count*}", "one,two,three"), ("{/count}", "/one,two,three"),
    ("{/count*}", "/one/two/three"), ("{;count}", ";count=one,two,three"),
    ("{;count*}", ";count=one;count=two;count=three"), ("{?count}", "?count=one,two,three"),
    ("{?count*}", "?count=one&count=two&count=three"), ("{&count*}", "&count=one&count=two&count=three"),
    // 3.2.2
    ("{var}", "value"), ("{hello}", "Hello%20World%21"), ("{half}", "50%25"), ("O{empty}X", "OX"),
    ("O{undef}X", "OX"), ("{x,y}", "1024,768"), ("{x,hello,y}", "1024,Hello%20World%21,768"),
    ("?{x,empty}", "?1024,"), ("?{x,undef}", "?1024"), ("?{undef,y}", "?768"), ("{var:3}", "val"),
    ("{var:30}", "value"), ("{list}", "red,green,blue"), ("{list*}", "red,green,blue"),
    ("{keys}", "semi,%3B,dot,.,comma,%2C"), ("{keys*}", "semi=%3B,dot=.,comma=%2C"),
    // 3.2.3
    ("{+var}", "value"), ("{/var,empty}", "/value/"), ("{/var,undef}", "/value"),
    ("{+hello}", "Hello%20World!"), ("{+half}", "50%25"),
    ("{base}index", "http%3A%2F%2Fexample.com%2Fhome%2Findex"),
    ("{+base}index", "http://example.com/home/index"), ("O{+empty}X", "OX"), ("O{+undef}X", "OX"),
    ("{+path}/here", "/foo/bar/here"), ("{+path:6}/here", "/foo/b/here"),
    ("here?ref={+path}", "here?ref=/foo/bar"), ("up{+path}{var}/here", "up/foo/barvalue/here"),
    ("{+x,hello,y}", "1024,Hello%20World!,768"), ("{+path,x}/here", "/foo/bar,1024/here"),
    ("{+list}", "red,green,blue"), ("{+list*}", "red,green,blue"), ("{+keys}", "semi,;,dot,.,comma,,"),
    ("{+keys*}", "semi=;,dot=.,comma=,"),
    // 3.2.4
    ("{#var}", "#value"), ("{#hello}", "#Hello%20World!"), ("{#half}", "#50%25"), ("foo{#empty}", "foo#"),
    ("foo{#undef}", "foo"), ("{#x,hello,y}", "#1024,Hello%20World!,768"),
    ("{#path,x}/here", "#/foo/bar,1024/here"), ("{#path:6}/here", "#/foo/b/here"),
    ("{#list}", "#red,green,blue"), ("{#list*}", "#red,green,blue"), ("{#keys}", "#semi,;,dot,.,comma,,"),
    // 3.2.5
    ("{.who}", ".fred"), ("{.who,who}", ".fred.fred"), ("{.half,who}", ".50%25.fred"),
    ("www{.dom*}", "www.example.com"), ("X{.var}", "X.value"), ("X{.var:3}", "X.val"), ("X{.empty}", "X."),
    ("X{.undef}", "X"), ("X{.list}", "X.red,green,blue"), ("X{.list*}", "X.red.green.blue"),
    ("{#keys*}", "#semi=;,dot=.,comma=,"), ("X{.empty_keys}", "X"), ("X{.empty_keys*}", "X"),
    // 3.2.6
    ("{/who}", "/fred"), ("{/who,who}", "/fred/fred"), ("{/half,who}", "/50%25/fred"),
    ("{/who,dub}", "/fred/me%2Ftoo"), ("{/var}", "/value"), ("{/var,x}/here", "/value/1024/here"),
    ("{/var:1,var}", "/v/value"), ("{/list}", "/red,green,blue"), ("{/list*}", "/red/green/blue"),
    ("{/list*,path:4}", "/red/green/blue/%2Ffoo"), ("{/keys}", "/semi,%3B,dot,.,comma,%2C"),
    ("{/keys*}", "/semi=%3B/dot=./comma=%2C"),
    // 3.2.7
    ("{;who}", ";who=fred"), ("{;half}", ";half=50%25"), ("{;empty}", ";empty"),
    ("{;hello:5}", ";hello=Hello"), ("{;v,empty,who}", ";v=6;empty;who=fred"),
    ("{;v,bar,who}", ";v=6;who=fred"), ("{;x,y}", ";x=1024;y=768"), ("{;x,y,empty}", ";x=1024;y=768;empty"),
    ("{;x,y,undef}", ";x=1024;y=768"), ("{;list}", ";list=red,green,blue"),
    ("{;list*}", ";list=red;list=green;list=blue"), ("{;keys}", ";keys=semi,%3B,dot,.,comma,%2C"),
    ("{;keys*}", ";semi=%3B;dot=.;comma=%2C"),
    // 3.2.8
    ("{?who}", "?who=fred"), ("{?half}", "?half=50%25"), ("{?x,y}", "?x=1024&y=768"),
    ("{?x,y,empty}", "?x=1024&y=768&empty="), ("{?x,y,undef}", "?x=1024&y=768"), ("{?var:3}", "?var=val"),
    ("{?list}", "?list=red,green,blue"), ("{?list*}", "?list=red&list=green&list=blue"),
    ("{?keys}", "?keys=semi,%3B,dot,.,comma,%2C"), ("{?keys*}", "?semi=%3B&dot=.&comma=%2C"),
    // 3.2.9
    ("{&who}", "&who=fred"), ("{&half}", "&half=50%25"), ("?fixed=yes{&x}", "?fixed=yes&x=1024"),
    ("{&var:3}", "&var=val"), ("{&x,y,empty}", "&x=1024&y=768&empty="), ("{&x,y,undef}", "&x=1024&y=768"),
    ("{&list}", "&list=red,green,blue"), ("{&list*}", "&list=red&list=green&list=blue"),
    ("{&keys}", "&keys=semi,%3B,dot,.,comma,%2C"), ("{&keys*}", "&semi=%3B&dot=.&comma=%2C"),
    // 1.2
    ("'{var}'", "'value'"), ("map?{x,y}", "map?1024,768"), ("X{.x,y}", "X.1024.768"),
    ("X{.keys}", "X.semi,%3B,dot,.,comma,%2C"),
  ]

  @Test("each example of the RFC comes to what the RFC says", arguments: examples)
  func example(_ template: String, _ filled: String) throws {
    #expect(try #require(URITemplate(template)).filled(with: Self.value) == filled)
  }

  @Test("its variables are named once, in order, and those that leave a hole are told apart")
  func names() throws {
    let template = try #require(URITemplate("/{owner}/x{/sha,owner}{?page:3,tags*}{+rest}"))
    #expect(template.names == ["owner", "sha", "page", "tags", "rest"])
    #expect(template.requiredNames == ["owner", "rest"])
    #expect(URITemplate("/plain")?.names == [])
  }

  @Test(
    "what is no template is not taken for one",
    arguments: [
      "{/id*", "/id*}", "{/?id}", "{var:prefix}", "{hello:2*}", "{??a}", "{!a}", "{a b}", "{ a}", "{=a}",
      "{$a}",
      "{|a}", "{*a?}", "{?a=b}", "{a}{-prefix|/|b}", "{#a+}", "{}", "{a,}", "{var:0}", "{var:01}",
      "{var:10000}",
      "{var:}", "{x.}", "{x..y}", "{.}", "{%2x}", "{a{b}}", "{a|b}",
    ])
  func noTemplate(_ text: String) { #expect(URITemplate(text) == nil) }
}
