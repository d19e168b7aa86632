import Testing

@testable import ApusWords

@Suite("A sentence")
struct SentenceTests {
  @Test("is said in English where nobody says another language")
  func english() {
    let methods = "GET, HEAD"
    #expect(said("Allowed: \(methods).") == "Allowed: GET, HEAD.")
  }

  @Test("is known by its English with the places marked")
  func key() {
    let sentence: Sentence = "\(3) of \("many") were {{read}}."
    #expect(sentence.key == "{0} of {1} were {{read}}.")
    #expect(sentence.english == "3 of many were {{read}}.")
  }

  @Test("is said in the language of its surroundings, and only there")
  func japanese() async {
    let inJapanese = SpokenLanguage.japanese.speaking { said("Allowed: \("GET").") }
    #expect(inJapanese == "使えるメソッド: GET")
    let awaited = await SpokenLanguage.japanese.speaking { () async in said("Allowed: \("GET").") }
    #expect(awaited == "使えるメソッド: GET")
    #expect(said("Allowed: \("GET").") == "Allowed: GET.")
  }

  @Test("that a language lacks is said in English")
  func lacking() {
    #expect(!SpokenLanguage.japanese.says("Nobody says this."))
    #expect(SpokenLanguage.japanese.speaking { said("Nobody says this.") } == "Nobody says this.")
  }

  @Test("keeps braces and numbers that are no places")
  func braces() {
    let sentence = Sentence(pieces: ["Allowed: ", "."], values: ["{0} {9} {x"])
    #expect(sentence.text(in: .japanese) == "使えるメソッド: {0} {9} {x")
  }

  @Test("leaves what others say as they say it, and says in another language what is around it")
  func foreign() {
    let words = "Person has no field logn; did you mean login?"
    func told(_ text: String, _ others: [String]) -> String {
      SpokenLanguage.japanese.speaking { retold(text, keeping: others) }
    }
    #expect(told("\(words) · line 1, column 12", [words]) == "\(words) · line 1, column 12")
    let wish = "x.http goes no further: it wants to read "
    #expect(told(wish + words, ["", words]) == "x.http はここで止まります。\(words) を読む必要があります")
    #expect(told("Allowed: GET.", []) == "使えるメソッド: GET" && told(words, []) != words)
    #expect(retold("the server says no: \(words)", keeping: [words]) == "the server says no: \(words)")
  }

  @Test("in a sentence is said in the same language")
  func nested() {
    let inner: Sentence = "Allowed: \("GET")."
    let outer = SpokenLanguage.japanese.speaking { said("Nobody says this: \(inner)") }
    #expect(outer == "Nobody says this: 使えるメソッド: GET")
  }
}
