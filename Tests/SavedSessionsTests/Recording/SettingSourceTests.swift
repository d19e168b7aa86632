import Testing

@testable import ApusSavedSessions

@Suite("A setting of a login, as a saved session names it")
struct SettingSourceTests {
  @Test(
    "its name tells the variable and the value, and stands in a list of names",
    arguments: [
      ("AWS_REGION", "eu-west-1", "setting:AWS_REGION=eu-west-1"),
      ("AWS_PROFILE", "a=b, [c]", "setting:AWS_PROFILE=a%3Db%2C+%5Bc%5D"), ("A", "", "setting:A="),
    ])
  func names(_ variable: String, _ value: String, _ name: String) {
    #expect(SettingSource(variable, value).name == name)
    #expect(SettingSource(named: name) == SettingSource(variable, value))
  }

  @Test("other names are none", arguments: ["TOKEN", "setting:", "setting:A", "setting:=b", "setting:A=b=c"])
  func others(_ name: String) { #expect(SettingSource(named: name) == nil) }
}
