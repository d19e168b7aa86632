package import JSON

/// The pages of one list, as one array.
package struct Pages {
  package private(set) var count = 0
  package private(set) var elements = 0
  /// What said where the last of them is; `nil` for the first.
  package private(set) var rule: String?
  private var body: [UInt8] = [UInt8(ascii: "[")]
  private var asked: Set<String> = []
  /// The elements of the last page, as it had them.
  private var last: ArraySlice<UInt8> = []

  /// Whether the first page is the first of all, as far as its URL tells.
  package let asksFromTheStart: Bool

  package init(from first: WebURL) {
    asked = [first.text]
    let others = PageRules.tokenParameters + PageRules.lastIDParameters + PageRules.offsets + ["page"]
    asksFromTheStart = !first.queryItems.contains { others.contains($0.name) }
  }

  /// The whole list so far.
  package var array: [UInt8] { body + [UInt8(ascii: "]")] }

  /// Adds the elements of a page.
  package mutating func add(_ list: Node) {
    for element in list.children {
      if elements > 0 { body.append(UInt8(ascii: ",")) }
      body += element.bytes
      elements += 1
    }
    last = list.bytes
    count += 1
  }

  /// Whether this is the page that came before it once more. Empty ones are all the same.
  package func isRepeated(_ list: Node) -> Bool {
    count > 0 && list.count > 0 && list.bytes == last
  }

  /// Goes on to a page; false when it was asked for before.
  package mutating func goOn(to url: WebURL, by rule: String) -> Bool {
    self.rule = rule
    return asked.insert(url.text).inserted
  }

  /// The list itself, or the list in an object such as `{"total_count": 2, "items": [...]}`: the only one, or the one by a
  /// usual name.
  package static func list(in root: Node) -> Node? {
    if root.kind == .array { return root }
    return ownList(of: root)
      ?? PageRules.wrappers.lazy.compactMap { root[$0] }.compactMap { ownList(of: $0) }.first
  }

  private static func ownList(of object: Node) -> Node? {
    guard object.kind == .object else { return nil }
    let about = PageRules.lists.map(\.0)
    let lists = object.members.filter { $0.value.kind == .array && !about.contains($0.name) }
    if lists.count == 1 { return lists.first?.value }
    return PageRules.items.lazy.compactMap { object[$0] }.first { $0.kind == .array }
  }
}
