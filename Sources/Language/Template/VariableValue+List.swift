@_spi(Secrets) internal import ApusClient
package import ApusJSON

extension VariableValue {
  /// Some values as one, in their order.
  package static func list(_ nodes: [Node]) -> VariableValue? {
    let text = "[" + nodes.map(\.text).joined(separator: ", ") + "]"
    return (try? JSONDocument(text)).map { .json($0.root) }
  }

  /// What a loop goes over: the elements of a list, or the value alone.
  package var elements: [VariableValue] {
    switch self {
    case .json(let node) where node.kind == .array: return node.children.map(VariableValue.json)
    case .typedSecret(let secret):
      guard let list = try? JSONDocument(secret.reveal()).root, list.kind == .array else { return [self] }
      return list.children.map { .typedSecret(Secret($0.string ?? $0.text, name: secret.name)) }
    case .json, .text, .secret: return [self]
    }
  }

  /// A line with the value in place of `{{name}}`, so that it can be run again alone; with the hole where the value would mean
  /// something else there, or must not be seen.
  package func written(into line: String, as name: String) -> String {
    let isPlain =
      !text.isEmpty && text.utf8.allSatisfy { Variables.isNameByte($0) || $0 == UInt8(ascii: ".") }
    switch self {
    case .text, .json: return isPlain ? line.replacing("{{\(name)}}", with: text) : line
    case .typedSecret, .secret: return line
    }
  }
}
