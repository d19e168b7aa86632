internal import ApusJSON
internal import ApusRendering

/// A JSON value as a tree that folds: what a drift is about is open, and the rest a click away.
struct PageTree {
  /// The paths that are red, as `.items[0].id`.
  private let red: [[JSONPath.PlainStep]]
  private var rest = Self.most
  private var html = ""

  /// As many values as a reader might look at; a page of more is slow.
  private static let most = 4000
  private static let deepest = 40

  static func html(_ root: Node, red paths: [String]) -> String {
    var tree = PageTree(red: paths.compactMap { try? JSONPath($0).plainSteps })
    tree.add(root, name: nil, at: [], isOpen: true)
    return "<div class=\"tree\">\n\(tree.html)</div>\n"
  }

  private init(red: [[JSONPath.PlainStep]]) { self.red = red }

  private mutating func add(_ node: Node, name: String?, at place: [JSONPath.PlainStep], isOpen: Bool = false)
  {
    guard rest > 0 else { return }
    rest -= 1
    let label = name.map { "<b>\(PageText.line($0))</b> " } ?? ""
    let isRed = red.contains { Self.matches($0, place) && $0.count == place.count }
    let mark = isRed ? " class=\"red\"" : ""
    guard node.isContainer, node.count > 0, place.count < Self.deepest else {
      html += "<div\(mark)>\(label)\(value(node))</div>\n"
      return
    }
    let isOnTheWay = red.contains {
      $0.count > place.count && Self.matches(Array($0.prefix(place.count)), place)
    }
    let size =
      node.kind == .array
      ? "array of \(node.count)" : "object of \(node.count)"
    html +=
      "<details\(isOpen || isOnTheWay || isRed ? " open" : "")\(mark)><summary>\(label)<i>\(size)</i></summary>\n"
    if node.kind == .array {
      for (index, child) in node.children.enumerated() {
        guard rest > 0 else { break }
        add(child, name: "[\(index)]", at: place + [.position(index)])
      }
    } else {
      for member in node.members {
        guard rest > 0 else { break }
        add(member.value, name: member.name, at: place + [.key(member.name)])
      }
    }
    if rest == 0 { html += "<div class=\"none\">… and more, which this page leaves out</div>\n" }
    html += "</details>\n"
  }

  private func value(_ node: Node) -> String {
    let kind =
      switch node.kind {
      case .string: "s"
      case .integer, .decimal: "n"
      default: "l"
      }
    let text =
      node.isContainer && node.count > 0 ? "\(node.text.prefix(200))…" : String(node.text.prefix(20_000))
    return "<span class=\"\(kind)\">\(PageText.line(text))</span>"
  }

  private static func matches(_ path: [JSONPath.PlainStep], _ place: [JSONPath.PlainStep]) -> Bool {
    path.count == place.count && zip(path, place).allSatisfy { $0 == $1 || $0 == .any && $1 != .any }
  }
}
