import Testing

@testable import ApusText

@Suite("Themes that need no file")
struct OwnThemesTests {
  @Test("what is wrong looks otherwise than what is right, and what is found stands out")
  func differences() {
    for theme in [OwnThemes.dark, OwnThemes.light] {
      #expect(theme(.ok) != theme(.clientError) && theme(.added) != theme(.removed))
      #expect(theme(.error).effects == [.bold])
    }
    for theme in [OwnThemes.dark, OwnThemes.light, OwnThemes.mono] {
      #expect(theme(.match).effects == [.reverse] && theme(.match).colour == nil)
    }
  }

  @Test("mono has no colour for anything")
  func mono() {
    #expect(Role.allCases.allSatisfy { OwnThemes.mono($0).colour == nil })
  }
}
