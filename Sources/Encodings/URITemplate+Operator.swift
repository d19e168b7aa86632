extension URITemplate {
  /// How the values of an expression are written.
  struct Operator: Sendable {
    /// What stands before the first of them.
    let first: String
    let separator: String
    /// Whether each has its name before it.
    var isNamed = false
    /// What follows the name of an empty one.
    var ifEmpty = ""
    /// Whether what is structure in a URL stays as it is.
    var keepsReserved = false

    static let none = Operator(first: "", separator: ",")

    /// By the sign that stands behind the brace; `nil` for what begins a name.
    init?(sign: Character) {
      switch sign {
      case "+": self.init(first: "", separator: ",", keepsReserved: true)
      case "#": self.init(first: "#", separator: ",", keepsReserved: true)
      case ".": self.init(first: ".", separator: ".")
      case "/": self.init(first: "/", separator: "/")
      case ";": self.init(first: ";", separator: ";", isNamed: true)
      case "?": self.init(first: "?", separator: "&", isNamed: true, ifEmpty: "=")
      case "&": self.init(first: "&", separator: "&", isNamed: true, ifEmpty: "=")
      default: return nil
      }
    }

    private init(
      first: String, separator: String, isNamed: Bool = false, ifEmpty: String = "",
      keepsReserved: Bool = false
    ) {
      self.first = first
      self.separator = separator
      self.isNamed = isNamed
      self.ifEmpty = ifEmpty
      self.keepsReserved = keepsReserved
    }

    func encoded(_ text: String) -> String {
      PercentEncoding.encode(text, for: keepsReserved ? .reserved : .queryValue)
    }

    /// `name=value`, or what is left of that where one of them is empty.
    func named(_ name: String, _ value: String) -> String {
      isNamed ? value.isEmpty ? name + ifEmpty : "\(name)=\(value)" : value
    }
  }
}

extension URITemplate.Expression {
  func filled(with value: (_ name: String) -> URITemplate.Value?) -> String {
    let texts = variables.flatMap { variable in value(variable.name).map { written($0, of: variable) } ?? [] }
    return texts.isEmpty ? "" : operation.first + texts.joined(separator: operation.separator)
  }

  /// What stands for one variable; nothing for an empty list.
  private func written(_ value: URITemplate.Value, of variable: URITemplate.Variable) -> [String] {
    let name = variable.name
    switch value {
    case .text(let text):
      let taken = variable.length.map { String(String.UnicodeScalarView(text.unicodeScalars.prefix($0))) }
      return [operation.named(name, operation.encoded(taken ?? text))]
    case .list(let texts):
      let all = texts.map(operation.encoded)
      if variable.isExploded { return all.map { operation.named(name, $0) } }
      return all.isEmpty ? [] : [operation.named(name, all.joined(separator: ","))]
    case .pairs(let pairs):
      let all = pairs.map { (name: operation.encoded($0.name), value: operation.encoded($0.value)) }
      if variable.isExploded {
        return all.map { operation.isNamed ? operation.named($0.name, $0.value) : "\($0.name)=\($0.value)" }
      }
      let texts = all.flatMap { [$0.name, $0.value] }
      return texts.isEmpty ? [] : [operation.named(name, texts.joined(separator: ","))]
    }
  }
}
