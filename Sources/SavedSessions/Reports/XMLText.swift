internal import ApusEncodings

/// XML that is written from its beginning to its end, valid whatever stands in it.
struct XMLText {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var open: [String] = []

  mutating func open(_ name: String, _ attributes: [(String, String)]) {
    text += "\(indent)<\(name)\(Self.attributes(attributes))>\n"
    open.append(name)
  }

  mutating func close() {
    guard let name = open.popLast() else { return }
    text += "\(indent)</\(name)>\n"
  }

  mutating func element(_ name: String, _ attributes: [(String, String)], _ content: String) {
    let head = "\(indent)<\(name)\(Self.attributes(attributes))"
    text += content.isEmpty ? "\(head)/>\n" : "\(head)>\(Self.escaped(content))</\(name)>\n"
  }

  private var indent: String { String(repeating: "  ", count: open.count) }

  private static func attributes(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0)=\"\(escaped($1, inAttribute: true))\"" }.joined()
  }

  /// A text as it may stand in a document: XML 1.0 has no place for most control characters, not even escaped.
  static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where inAttribute: result += "&quot;"
      case "\n", "\t":
        if inAttribute { result += "&#\(scalar.value);" } else { result.unicodeScalars.append(scalar) }
      case _ where Unseen.control.contains(scalar) || isNoCharacter(scalar):
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isNoCharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value & 0xfffe == 0xfffe || (0xfdd0...0xfdef).contains(scalar.value)
  }
}
