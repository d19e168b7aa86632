extension ScriptExpression {
  /// How it is named where something is said of it. Texts of the file stay there: one may be a secret.
  var inWords: String {
    switch self {
    case .value(.string): "a text"
    case .value(.number(let text)): text
    case .value(let constant): ScriptValue.constant(constant).text
    case .filled, .list: "a value"
    case .local(let name): name
    case .part(let part, let isLast): (isLast ? "the last answer's " : "") + part.inWords
    case .header(.value(.string(let name)), _): "header \(name)"
    case .header: "a header"
    case .variable(.value(.string(let name))): name
    case .variable, .hasVariable: "a variable"
    case .made(let words): words.first ?? ""
    case .file: "a file"
    case .member(let whole, let name): "\(whole.inWords).\(name)"
    case .element(let whole, .value(.number(let place))): "\(whole.inWords)[\(place)]"
    case .element(let whole, .value(.string(let name))): "\(whole.inWords).\(name)"
    case .element(let whole, _): "\(whole.inWords)[…]"
    case .path(let whole, .value(.string(let path))): "\(whole.inWords) at \(path)"
    case .path(let whole, _): whole.inWords
    case .call(.not, let arguments): "!" + (arguments.first?.inWords ?? "")
    case .call(let function, let arguments): "\(arguments.first?.inWords ?? "") \(function.rawValue) …"
    case .both(let sign, let left, let right): "\(left.inWords) \(sign.rawValue) \(right.inWords)"
    }
  }
}

extension ScriptExpression.AnswerPart {
  fileprivate var inWords: String {
    switch self {
    case .status: "status"
    case .reason: "the status's text"
    case .body: "body"
    case .text: "the body's text"
    case .mimeType: "content type"
    case .charset: "charset"
    case .milliseconds: "duration"
    }
  }
}
