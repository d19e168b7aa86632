/// A command that GitHub's runner takes from what a program prints: `::error file=a,line=1::message`.
///
/// The runner takes a line for one that begins with `::`, blanks aside, and one that has `##[` anywhere.
package struct WorkflowCommand: Sendable {
  package let name: String
  package var properties: [(name: String, value: String)] = []
  package let message: String

  package init(_ name: String, _ properties: [(name: String, value: String)], _ message: String) {
    self.name = name
    self.properties = properties
    self.message = message
  }

  /// The whole line.
  package var text: String {
    let properties = properties.map { "\($0.name)=\(Self.escaped($0.value, inProperty: true))" }
    return
      "::\(name)\(properties.isEmpty ? "" : " ")\(properties.joined(separator: ","))::\(Self.escaped(message))"
  }

  private static func escaped(_ text: String, inProperty: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where inProperty: result += "%3A"
      case "," where inProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A line that the runner takes for text.
  package static func defused(_ line: String) -> String {
    let blanks = line.prefix { $0.isWhitespace }
    let rest = line.dropFirst(blanks.count)
    let first = rest.hasPrefix("::") ? blanks + "\\" + rest : line
    return first.replacing("##[", with: "##\\[")
  }

  /// A text that the runner takes for text, wherever it is broken into lines. Addresses such as `[::1]` stay.
  package static func defusedAnywhere(_ text: String) -> String {
    defused(text.replacing("::", with: "\\::").replacing("[\\::", with: "[::"))
  }
}
