import ApusJSON
import ApusLanguage
import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("Promises of a rule", .paced)
struct RuleReaderPromisesTests {
  private func count(_ text: String) throws -> Int { try Rule(text).promises.count }

  @Test("are cut at commas, but for those of a list")
  func commas() throws {
    #expect(try count(".a one of 1, 2, len 3, sorted by .a desc, unique .b") == 4)
    #expect(try count(#".a one of "x","y", 0..3"#) == 2)
    guard case .oneOf(let values)? = try Rule(#".a one of "len", b, c"#).promises.first else {
      return #expect(Bool(false))
    }
    #expect(values.count == 3)
  }

  @Test("of every element are one, and what follows it is of the list again")
  func every() throws {
    #expect(try count(".a every .b > 0, unique .c") == 2)
    #expect(try count(".a every @.b > 0 || match(@.c, 'x, y')") == 1)
  }

  @Test(
    "say what is wrong with them",
    arguments: [
      (".a type text", "expected one of string number integer"), (".a re /[/", "RFC 9485"),
      (".a re /a", "the `/` that opens here is never closed"), (".a re /(a{1000}){1000}/", "RFC 9485"),
      (".a sorted by id", "expected a path such as .id"), (".a len", "a number or a range such as 1..100"),
      (".a every", "expected what holds for every element"), (".a every @.b >", "expected"),
      (".a one of", "expected a value"), (".a unique .b[", "expected"), (".a in", "expected a value"),
    ])
  func mistakes(_ text: String, _ said: String) throws {
    let problem = try #require(throws: LineProblem.self) { try Rule(text) }
    #expect(problem.message.contains(said), "\(problem.message)")
  }

  @Test("take the place of a comparison where they judge a value, and not where they tell of a list")
  func replacing() throws {
    #expect(
      try Rules([Rule(".a ignore"), Rule(".b len 3"), Rule(".c one of 1")]).judgedPaths.map(\.text) == [
        ".a", ".c",
      ])
    #expect(try Rules([Rule("header Age ignore"), Rule("header etag")]).judgedHeaders == ["age"])
    #expect(try Rules([Rule("status 200")]).judgesStatus && !Rules([Rule(".a")]).judgesStatus)
    #expect(try Rules([Rule("body contains a")]).judgesBody == false)
  }

  @Test("begin with the words that Tab offers", arguments: RuleWords.choices.map(\.text))
  func words(_ word: String) throws {
    let rests = ["", " 1", " 'a'", " > 1", " of 1", " as 1"]
    #expect(rests.contains { (try? Rule(".a \(word)\($0)")) != nil })
  }
}
