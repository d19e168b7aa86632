/// How things look on the wire of which more is known than tables say.
enum Examples {
  static let headers = ReferenceTable(ReferenceText.headerExamples)
  static let statuses = ReferenceTable(ReferenceText.statusExamples)
  static let codes = ReferenceTable(ReferenceText.codeExamples)
  static let methods = ReferenceTable(ReferenceText.methodExamples)
}
