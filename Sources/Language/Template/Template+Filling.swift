@_spi(Secrets) package import ApusClient
import ApusJSON

extension Template {
  /// The template with every hole filled.
  package func filled(from variables: Variables) throws(LineProblem) -> Template {
    var filled: [Fragment] = []
    for fragment in fragments {
      guard case .variable(let name) = fragment.kind else {
        filled.append(fragment)
        continue
      }
      let value = try variables.value(of: name, at: fragment.range)
      filled.append(Fragment(filling: fragment.range, with: value, text: value.text))
    }
    return Template(filled, at: start)
  }

  /// The template with every hole filled as JSON wants it: inside a string as its characters, elsewhere as a value.
  package func filledAsJSON(from variables: Variables) throws(LineProblem) -> Template {
    var filled: [Fragment] = []
    var scanner = JSONStringScanner()
    for fragment in fragments {
      guard case .variable(let name) = fragment.kind else {
        scanner.scan(fragment.text)
        filled.append(fragment)
        continue
      }
      let value = try variables.value(of: name, at: fragment.range)
      let text =
        scanner.isInString ? JSONString.escaped(value.text, .beyondASCII) : value.jsonText
      filled.append(Fragment(filling: fragment.range, with: value, text: text))
    }
    return Template(filled, at: start)
  }

  /// The text of a filled template, where it may be seen: a secret is refused.
  ///
  /// - Parameter place: what the text is for, such as "a query".
  package func visible(in place: String) throws(LineProblem) -> String {
    for fragment in fragments {
      guard case .secret = fragment.kind else { continue }
      throw LineProblem(
        .requestVariable,
        "a secret cannot go into \(place), where the history and saved sessions would show it; "
          + "headers and --auth keep it hidden", at: fragment.range)
    }
    return shown
  }

  /// The text of a filled template, where a secret stays one.
  package var headerValue: HeaderField.Value {
    guard let first = secrets.first ?? typedSecret else { return .text(shown) }
    let whole = fragments.map { fragment in
      if case .secret(let secret) = fragment.kind { secret.reveal() } else { fragment.text }
    }
    return .secret(Secret(whole.joined(), name: first.name))
  }

  /// The first of what somebody typed under a name that tells.
  package var typedSecret: Secret? { fragments.lazy.compactMap(\.typedSecret).first }

  /// Where the byte of that number, counted in the filled text, stands in the line.
  package func place(ofByte number: Int) -> Range<Int> {
    var count = 0
    for fragment in fragments {
      let length = fragment.text.utf8.count
      guard number < count + length else {
        count += length
        continue
      }
      guard fragment.kind == .verbatim else { return fragment.range }
      let start = fragment.range.lowerBound + number - count
      return start..<start + 1
    }
    return range.upperBound..<range.upperBound
  }
}

extension Template.Fragment {
  fileprivate init(filling range: Range<Int>, with value: VariableValue, text: String) {
    switch value {
    case .secret(let secret): self.init(kind: .secret(secret), text: "", range: range)
    case .typedSecret(let secret):
      self.init(kind: .value(isInteger: false), text: text, range: range, typedSecret: secret)
    case .text, .json: self.init(kind: .value(isInteger: value.isInteger), text: text, range: range)
    }
  }
}

/// Knows, between the pieces of a JSON text, whether a string is open.
private struct JSONStringScanner {
  private(set) var isInString = false
  private var isEscaped = false

  mutating func scan(_ text: String) {
    for byte in text.utf8 {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = isInString
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      }
    }
  }
}
