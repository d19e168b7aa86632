internal import ApusJSON
internal import ApusOpenAPI

/// What can be said of a parameter or a field in one line: `required, integer, usually 30 · How many in a page.`
struct ParameterWords {
  /// What its values are like: a kind, or the only values there are.
  let kind: String
  let isRequired: Bool
  /// What it is without being given; `nil` where nothing is said.
  let usual: String?
  /// What it is for, a paragraph each.
  let summary: [String]

  init(_ parameter: ApusOpenAPI.Parameter) {
    self.init(
      parameter.schema, isRequired: parameter.isRequired, isDeprecated: parameter.isDeprecated,
      summary: parameter.summary)
  }

  init(_ field: SchemaField) {
    self.init(field.schema, isRequired: field.isRequired, isDeprecated: false, summary: field.schema.summary)
  }

  private init(_ schema: Schema, isRequired: Bool, isDeprecated: Bool, summary: String?) {
    let choices = schema.choicesOfText
    let isList = schema.kinds.contains(.array)
    let kind =
      choices.isEmpty || choices == ["true", "false"] ? schema.typeName : choices.joined(separator: "|")
    self.kind = (isDeprecated ? "deprecated, " : "") + (isList && !choices.isEmpty ? "some of " : "") + kind
    self.isRequired = isRequired
    usual = schema.defaultValue.map { $0.string ?? $0.text }
    self.summary = MarkdownText.paragraphs(summary ?? "")
  }

  /// Everything but the summary.
  package var facts: String {
    var facts = isRequired ? ["required", kind] : [kind]
    if let usual, !usual.isEmpty { facts.append("usually \(usual)") }
    return facts.joined(separator: ", ")
  }

  package var line: String {
    ([facts] + (summary.isEmpty ? [] : [summary.joined(separator: " ")])).joined(separator: " · ")
  }
}
