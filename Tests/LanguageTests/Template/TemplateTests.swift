import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Text with holes", .paced)
struct TemplateTests {
  private func word(_ text: String) throws -> Template { try #require(Words(text).words.first).template }

  @Test("what is shown has the names of its holes, and no secret")
  func shown() throws {
    let template = try word("a{{b}}'c d'")
    #expect(template.shown == "a{{b}}c d")
    #expect(template.plain == nil)
    #expect(try word("a'b'").plain == "ab")
    let filled = try template.filled(from: Variables(["b": .secret(Secret("s3cret"))]))
    #expect(filled.shown == "a\(Secret.mask)c d")
    #expect(filled.plain == nil)
  }

  @Test("text that stands in no line is at one place, and an empty one too")
  func standing() {
    let template = Template("ab", standingFor: 3..<9)
    #expect(template.range == 3..<9)
    #expect(template.glyphs.map(\.range) == [3..<9, 3..<9])
    let empty = Template("", standingFor: 3..<9)
    #expect(empty.isEmpty)
    #expect(empty.range == 3..<3)
  }

  @Test("a part of it keeps the places of its characters, holes counting as one")
  func slices() throws {
    let template = try word("あ'b c'{{d}}e")
    #expect(template.glyphs.map(\.scalar) == ["あ", "b", " ", "c", nil, "e"])
    #expect(template.slice(1..<5).shown == "b c{{d}}")
    #expect(template.slice(3..<6).glyphs.map(\.range) == [6..<7, 8..<13, 13..<14])
    #expect(template.dropFirst(5).shown == "e")
    #expect(template.slice(2..<2).isEmpty)
    #expect(template.slice(2..<2).range == 5..<5)
    #expect(template.dropFirst(9).range == 14..<14)
  }

  @Test("blanks at its ends go, those inside stay, and of nothing but blanks its end is left")
  func trimmed() throws {
    #expect(try word("'  a b '").trimmed.shown == "a b")
    #expect(try word("'  a b '").trimmed.range == 3..<6)
    #expect(try word("' {{a}} '").trimmed.shown == "{{a}}")
    #expect(try word("'   '").trimmed.range == 4..<4)
  }

  @Test("what it begins with is looked at across its pieces, and a hole begins with nothing")
  func prefixes() throws {
    #expect(try word("'--f'oo").hasPrefix("--fo"))
    #expect(!(try word("'--f'oo").hasPrefix("--fx")))
    #expect(!(try word("ab").hasPrefix("abc")))
    #expect(!(try word("{{a}}b").hasPrefix("b")))
    #expect(Template([], at: 0).hasPrefix(""))
    #expect(!Template([], at: 0).hasPrefix("a"))
  }

  @Test("only a character that was typed may be structure")
  func typed() throws {
    let filled = try word("={{a}}").filled(from: Variables(["a": .text("=")]))
    #expect(filled.glyphs.map { $0.isTyped("=") } == [true, false])
    #expect(filled.glyphs.map(\.scalar) == ["=", "="])
  }

  @Test("two of them joined begin where the first does")
  func joined() throws {
    let words = Words("ab cd").words.map(\.template)
    let joined = words[1] + words[0]
    #expect(joined.shown == "cdab")
    #expect(joined.start == 3)
  }
}
