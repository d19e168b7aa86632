import ApusPacingTestSupport
import Testing

@testable import ApusEncodings

@Suite("How the values of a URL's places are written", .paced)
struct URITemplateOperatorTests {
  @Test("a list or pairs with nothing in them are left out as what has no value is")
  func nothing() throws {
    let template = try #require(URITemplate("a{?none}{/empty_list*}{&empty_keys}{#empty_keys*}"))
    #expect(template.filled { ["empty_list", "empty_keys"].contains($0) ? .list([]) : nil } == "a")
  }

  @Test("an empty value keeps the name before it, as its operator has it")
  func empty() throws {
    let value = URITemplate.Value.pairs([("a", ""), ("b", "2")])
    for (text, filled) in [
      ("{?p*}", "?a=&b=2"), ("{;p*}", ";a;b=2"), ("{/p*}", "/a=/b=2"), ("{&p}", "&p=a,,b,2"),
    ] {
      #expect(try #require(URITemplate(text)).filled { _ in value } == filled)
    }
  }

  @Test("a length counts characters, and what is not ASCII is escaped whole, in values and around them")
  func unicode() throws {
    let template = try #require(URITemplate("/果{word:1}?q={+word}"))
    #expect(
      template.filled { _ in .text("りん%41") } == "/%E6%9E%9C%E3%82%8A?q=%E3%82%8A%E3%82%93%41")
  }

  @Test(
    "what is structure stays only where the operator keeps it",
    arguments: [
      ("{v}", "a%2Fb%3F%23%C3%A9"), ("{+v}", "a/b?#%C3%A9"), ("{#v}", "#a/b?#%C3%A9"),
      ("{/v}", "/a%2Fb%3F%23%C3%A9"),
      ("{?v}", "?v=a%2Fb%3F%23%C3%A9"), ("{.v}", ".a%2Fb%3F%23%C3%A9"), ("{;v}", ";v=a%2Fb%3F%23%C3%A9"),
      ("{&v}", "&v=a%2Fb%3F%23%C3%A9"),
    ])
  func reserved(_ template: String, _ filled: String) throws {
    #expect(try #require(URITemplate(template)).filled { _ in .text("a/b?#é") } == filled)
  }
}
