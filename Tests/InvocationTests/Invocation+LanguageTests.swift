import ApusPacingTestSupport
import ApusWords
import Testing

@testable import ApusInvocation

@Suite("The language the program speaks", .paced)
struct InvocationLanguageTests {
  private func spoken(
    _ arguments: [String] = [], _ variables: [String: String] = [:]
  ) throws -> SpokenLanguage {
    try Invocation(arguments: arguments).spokenLanguage { variables[$0] }
  }

  @Test("is what it was told, then what the surroundings ask for, the strongest first")
  func order() throws {
    #expect(try spoken() == .english)
    #expect(try spoken([], ["LANG": "ja_JP.UTF-8"]) == .japanese)
    #expect(try spoken([], ["LANG": "ja_JP.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"]) == .english)
    #expect(try spoken([], ["LC_MESSAGES": "ja_JP.UTF-8", "LC_ALL": "C"]) == .english)
    #expect(try spoken([], ["LC_ALL": "", "LANG": "ja"]) == .japanese)
    #expect(try spoken([], ["LC_ALL": "C", "APUS_LANG": "ja"]) == .japanese)
    #expect(try spoken(["--lang", "en"], ["APUS_LANG": "ja"]) == .english)
    #expect(try spoken(["--lang=ja"]) == .japanese)
  }

  @Test("is English where the surroundings ask for one that is not there")
  func foreign() throws {
    #expect(try spoken([], ["LANG": "de_DE.UTF-8"]) == .english)
  }

  @Test("that was asked for by name and is not there is an error that lists those there are")
  func unknown() {
    for (arguments, variables) in [(["--lang", "tlh"], [:]), ([], ["APUS_LANG": "tlh"])] {
      let problem = #expect(throws: InvocationProblem.self) { try spoken(arguments, variables) }
      #expect(problem?.description.contains("en, ja") == true)
    }
  }

  @Test("is the one that arguments ask for which are not understood")
  func complaining() {
    func spoken(_ arguments: [String], _ variables: [String: String] = [:]) -> SpokenLanguage {
      Invocation.languageToComplain(of: arguments) { variables[$0] }
    }
    #expect(spoken(["--lang", "ja", "--no-such"]) == .japanese)
    #expect(spoken(["--lang=ja", "--no-such"]) == .japanese)
    #expect(spoken(["--no-such"], ["APUS_LANG": "ja"]) == .japanese)
    #expect(spoken(["--no-such"], ["LANG": "ja_JP.UTF-8"]) == .japanese)
    #expect(spoken(["--lang", "tlh"], ["LANG": "ja_JP.UTF-8"]) == .english)
    #expect(spoken(["--lang"], [:]) == .english)
  }
}
