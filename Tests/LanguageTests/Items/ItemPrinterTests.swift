import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Printing items", .paced)
struct ItemPrinterTests {
  @Test(
    "what is printed reads as what was meant",
    arguments: [
      ("a", "b"), ("", ""), ("a b", "it's"), ("a=b", "=c"), ("a:", "@file"), ("x;y", ";"), ("a[b]", "[1]"),
      ("k", "{{x}}"), ("a", "\\"), ("a", "\\="), ("a", "\\\\="), ("a", "C:\\@x"), ("日本", "💡 \n\t"),
      ("a", "$'x'"),
      ("-", "-"), ("a", "a=b=c"), ("#", "#"), ("q", "|"), ("a", ">"), ("a", "\u{7f}é"),
    ])
  func roundTrips(_ name: String, _ value: String) throws {
    let text = ItemPrinter().print(.string, name: name, value: value)
    let words = Words(text)
    #expect(words.words.count == 1)
    let item = try #require(words.words.first.flatMap(Item.init))
    #expect(item.name.plain == name)
    if item.separator == .json {
      #expect(item.value.plain == JSONString.quoted(value, .beyondASCII))
    } else {
      #expect(item.separator == .string)
      #expect(item.value.plain == value)
    }
  }

  @Test("items of every kind print as they were typed, and holes stay holes")
  func kinds() throws {
    let line = "Accept:a/b X: X; q==1 a=b c:=1 f@p g=@p h:=@p T:@p r==@p a={{v}}"
    let items = Words(line).words.compactMap(Item.init)
    #expect(
      ItemPrinter().print(items) == line.replacing("X;", with: "'X;'").replacing("a={{v}}", with: "'a={{v}}'")
    )
  }

  @Test("a key's brackets and backslashes are escaped in a name")
  func keys() {
    #expect(ItemPrinter.name(ofKey: "a[0]\\b") == #"a\[0\]\\b"#)
  }

  @Test("for a shell two braces are nothing special")
  func shell() {
    #expect(ItemPrinter(for: .httpie).print(.string, name: "a", value: "{{x}}") == "'a={{x}}'")
    #expect(ItemPrinter().print(.string, name: "a", value: "{{x}}") == "'a=\\{{x}}'")
  }
}
