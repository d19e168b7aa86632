internal import ApusMarkup

/// What a page promises: its title, its headings, and the fields of its forms.
struct PageContract {
  private let promised: PageOutline

  init(_ tree: MarkupTree) { promised = PageOutline(tree) }

  func findings(in tree: MarkupTree) -> [Finding] {
    let now = PageOutline(tree)
    return texts("title", promised.title.map { [$0] } ?? [], now.title.map { [$0] } ?? [], isNoted: false)
      + texts("heading", promised.headings, now.headings, isNoted: false)
      // What is below the first one may be what the page is about today.
      + texts(
        "heading below it", promised.lowerHeadings, now.lowerHeadings, isNoted: !now.lowerHeadings.isEmpty)
      + fields(now)
  }

  private func texts(_ what: String, _ old: [String], _ new: [String], isNoted: Bool) -> [Finding] {
    let known = Set(new.map(Self.normal))
    let gone = old.filter { !known.contains(Self.normal($0)) }
    guard !gone.isEmpty else { return [] }
    let before = Set(old.map(Self.normal))
    let come = new.filter { !before.contains(Self.normal($0)) }
    let found = come.isEmpty ? ["+ no such \(what)"] : come.prefix(3).map { "+ \(what): \($0)" }
    return [Finding(.value, gone.prefix(3).map { "- \(what): \($0)" } + found, isNoted: isNoted)]
  }

  /// Another number in it is another thing of the same kind.
  private static func normal(_ text: String) -> String {
    PlainText.withoutNumbers(PlainText.eliding(text))
  }

  private func fields(_ now: PageOutline) -> [Finding] {
    let gone = promised.fields.filter { old in !now.fields.contains { $0.key == old.key } }
    let changed = promised.fields.compactMap { old in
      now.fields.first { $0.key == old.key && $0.type != old.type }.map { (old, $0) }
    }
    let demanded = now.fields.filter { new in
      new.isRequired && !(promised.fields.first { $0.key == new.key }?.isRequired ?? false)
    }
    let lines =
      gone.map { "- \($0.words)" } + changed.flatMap { ["- \($0.0.words)", "+ \($0.1.words)"] }
      + demanded.map { "+ \($0.words), required" }
    return lines.isEmpty ? [] : [Finding(.shape, lines)]
  }
}

/// What is looked at of a page.
private struct PageOutline {
  struct Field {
    let form: String
    let name: String
    let type: String
    let isRequired: Bool

    var key: [String] { [form, name] }
    var words: String { "\(form.isEmpty ? "" : "\(form): ")field \(name) of type \(type)" }
  }

  var title: String?
  /// Those of the first rank.
  var headings: [String] = []
  var lowerHeadings: [String] = []
  var fields: [Field] = []

  init(_ tree: MarkupTree) {
    for node in tree.nodes { add(node, form: "") }
  }

  private mutating func add(_ node: MarkupNode, form: String) {
    guard case .element(let name, let attributes, let children) = node else { return }
    var form = form
    switch name {
    case "title": title = title ?? PlainText.normal(Array(node.text.utf8))
    case "h1": headings.append(PlainText.normal(Array(node.text.utf8)))
    case "h2", "h3", "h4", "h5", "h6": lowerHeadings.append(PlainText.normal(Array(node.text.utf8)))
    case "form":
      let method = (attributes["method"] ?? "get").lowercased()
      form = "form \(method) \(PlainText.withoutNumbers(attributes["action"] ?? ""))"
    case "input", "select", "textarea":
      guard let field = attributes["name"] else { break }
      fields.append(
        Field(
          form: form, name: field, type: name == "input" ? (attributes["type"] ?? "text").lowercased() : name,
          isRequired: attributes["required"] != nil))
    default: break
    }
    for child in children { add(child, form: form) }
  }
}
