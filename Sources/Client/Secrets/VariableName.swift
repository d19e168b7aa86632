/// What a secret is called in the environment, wherever a command, source or a message names it.
package enum VariableName {
  /// `ACCESS_TOKEN` for `access_token` and `accessToken`, `X_API_KEY` for `X-Api-Key`, and `_2FA_TOKEN` for
  /// `2FA-Token`, because a shell takes no name that begins with a digit.
  ///
  /// What a saved session leaves out of a secret's name is left out here, so that both names make one variable.
  package static func of(_ name: String) -> String {
    var variable = ""
    var isBehindSmall = false
    for character in name where character.isASCII {
      let isPart = character.isLetter || character.isNumber
      guard isPart || "_-.".contains(character) else { continue }
      if character.isUppercase, isBehindSmall { variable += "_" }
      variable += isPart ? character.uppercased() : "_"
      isBehindSmall = character.isLowercase
    }
    // To a shell `$_` is something else.
    if variable.allSatisfy({ $0 == "_" }) { return "VALUE" }
    return variable.first?.isNumber == true ? "_" + variable : variable
  }
}
