/// A command that GitHub's runner takes from what a program prints: `::error file=a,line=1::message`.
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
}
