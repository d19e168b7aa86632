import LanguageTestSupport

@testable import Language

extension MaskedLine {
  init(_ line: String) { self.init(line, .ofProgram) }
}

extension SecretShapes {
  static func isIn(line: String) -> Bool { isIn(line: line, .ofProgram) }
}
