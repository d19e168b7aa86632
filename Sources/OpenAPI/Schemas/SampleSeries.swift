package import ApusJSON

extension Schema {
  /// A value that fits and differs from those at lower positions, where the schema leaves room: what tells things of one
  /// kind apart.
  package func sample(at position: Int) -> JSONValue {
    let first = sample(.answered)
    guard position > 0 else { return first }
    switch first {
    case .number(let number):
      guard let start = Int(number.text) else { return first }
      return fitting(.number(start + position), else: first)
    case .string(let text) where format == "uuid":
      let number = String(position + 1, radix: 16)
      return fitting(.string(String(text.dropLast(number.count)) + number), else: first)
    case .string(let text) where example != nil || defaultValue != nil:
      return fitting(.string("\(text)\(position + 1)"), else: made(at: position))
    case .string: return made(at: position)
    default: return first
    }
  }

  private func made(at position: Int) -> JSONValue {
    .string(SampleText(Conjunction([self]), position: position).text)
  }

  private func fitting(_ value: JSONValue, else other: JSONValue) -> JSONValue {
    guard let document = try? JSONDocument(value.bytes), acceptsWholly(document.root) else { return other }
    return value
  }
}
