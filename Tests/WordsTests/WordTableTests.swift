import Testing

@testable import ApusWords

@Suite("A table of words")
struct WordTableTests {
  @Test("has a form below each key, and remarks between")
  func reading() {
    let table = WordTable(["# Greetings\nGood morning.\n  おはよう。\n\nHello, {0}.\n  {0}さん、こんにちは。"])
    #expect(table.form(of: "Good morning.") == "おはよう。")
    #expect(table.form(of: "Hello, {0}.") == "{0}さん、こんにちは。")
    #expect(table.form(of: "# Greetings") == nil)
  }

  @Test("has no form for a key with nothing below it")
  func withoutForm() {
    let table = WordTable(["Lonely.\nGood morning.\n  おはよう。"])
    #expect(table.form(of: "Lonely.") == nil)
    #expect(table.form(of: "Good morning.") == "おはよう。")
  }
}
