internal import ApusEncodings
package import ApusJSON

/// An article as Qiita's own command line tool keeps it in a file: front matter with its title, its tags and whether it is
/// private, and Markdown behind it.
package struct Article: Sendable {
  package let title: String
  package let tags: [String]
  package let isPrivate: Bool
  /// By what id it was posted before; `nil` for a new one.
  package let id: String?
  package let text: String
  /// What else the front matter says to the API.
  private let others: [JSONValue.Member]

  private static let mostTags = 5

  package init(_ bytes: [UInt8]) throws(ArticleProblem) {
    let matter = try FrontMatter(FileText.of(bytes))
    guard let root = matter.document?.root, root.kind == .object else {
      throw ArticleProblem(
        "it has no front matter; an article begins with ---, title: TITLE, tags: [TAG], private: true, ---")
    }
    guard try Self.flag("ignorePublish", in: root) != true else {
      throw ArticleProblem("its front matter says ignorePublish: true, so that it is not posted")
    }
    title = try Self.text("title", in: root) ?? ""
    tags = try Self.tags(in: root)
    isPrivate = try Self.flag("private", in: root) ?? false
    id = try Self.text("id", in: root).flatMap { $0.isEmpty ? nil : $0 }
    text = matter.text
    others = try Self.others(in: root)
    try check(root)
  }

  /// What is sent.
  package var content: JSONValue {
    .object(
      [
        JSONValue.Member("title", .string(title)), JSONValue.Member("body", .string(text)),
        JSONValue.Member(
          "tags",
          .array(
            tags.map { tag in
              .object([JSONValue.Member("name", .string(tag)), JSONValue.Member("versions", .array([]))])
            })),
        JSONValue.Member("private", .bool(isPrivate)),
      ] + others)
  }

  // MARK: Reading

  private static func text(_ name: String, in root: Node) throws(ArticleProblem) -> String? {
    guard let node = root[name], !node.isNull else { return nil }
    // What is spelled like a number is a title all the same.
    guard !node.isContainer else { throw ArticleProblem("its \(name) is to be a text") }
    return node.string ?? node.text
  }

  private static func flag(_ name: String, in root: Node) throws(ArticleProblem) -> Bool? {
    guard let node = root[name], !node.isNull else { return nil }
    guard let flag = node.boolean else { throw ArticleProblem("its \(name) is to be true or false") }
    return flag
  }

  private static func tags(in root: Node) throws(ArticleProblem) -> [String] {
    guard let node = root["tags"], node.kind == .array else {
      throw ArticleProblem("its tags are to be a list, such as tags: [Swift]")
    }
    return node.children.map { $0.isNull ? "" : $0.string ?? $0.text }
  }

  private static func others(in root: Node) throws(ArticleProblem) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    for name in ["organization_url_name", "posting_campaign_uuid"] where root[name] != nil {
      members.append(JSONValue.Member(name, try text(name, in: root).map { .string($0) } ?? .null))
    }
    for name in ["slide", "agreed_posting_campaign_term"] {
      if let flag = try flag(name, in: root) { members.append(JSONValue.Member(name, .bool(flag))) }
    }
    return members
  }

  /// What Qiita would refuse, before anything is sent.
  private func check(_ root: Node) throws(ArticleProblem) {
    if title.trimmed.isEmpty { throw ArticleProblem("it has no title") }
    if text.trimmed.isEmpty { throw ArticleProblem("there is no text behind its front matter") }
    guard (1...Self.mostTags).contains(tags.count) else {
      throw ArticleProblem("it has \(tags.count) tags; Qiita wants 1 to \(Self.mostTags)")
    }
    if tags.contains(where: { $0.trimmed.isEmpty }) { throw ArticleProblem("one of its tags is empty") }
    if let tag = tags.first(where: { $0.contains(where: \.isWhitespace) }) {
      throw ArticleProblem("a tag has no blanks, as \(tag.debugDescription) has")
    }
    let shared = ["organization_url_name", "posting_campaign_uuid"].first {
      root[$0]?.string?.isEmpty == false
    }
    if isPrivate, let shared { throw ArticleProblem("it is private, and its \(shared) is for public ones") }
    if root["posting_campaign_uuid"]?.string?.isEmpty == false,
      root["agreed_posting_campaign_term"]?.boolean != true
    {
      throw ArticleProblem(
        "its campaign asks for consent to its terms: agreed_posting_campaign_term: true in the front matter")
    }
  }
}
