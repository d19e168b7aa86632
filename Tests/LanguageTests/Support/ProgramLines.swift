import ApusLanguageTestSupport

@testable import ApusLanguage

extension MaskedLine {
  init(_ line: String) { self.init(line, .ofProgram) }
}

extension SecretShapes {
  static func isIn(line: String) -> Bool { isIn(line: line, .ofProgram) }
}
