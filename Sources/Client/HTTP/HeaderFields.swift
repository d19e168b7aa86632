/// Header lines in order, duplicates and letter case kept.
///
///     var headers: HeaderFields = ["Accept": "application/json"]
///     headers["Accept-Language"] = "ja"
///     let more = headers.adding("X-Trace", "1")      // `headers` stays as it is
public struct HeaderFields: Sendable, Hashable {
  /// The lines, in order.
  public private(set) var fields: [HeaderField]

  /// These lines in this order; none by default.
  public init(_ fields: [HeaderField] = []) { self.fields = fields }

  /// The first value of that name, whatever its case, as it may be shown: a `Secret` reads `•••`.
  ///
  /// A value that is set takes the place of every field of that name, and `nil` takes them away. A secret stays where it
  /// is set to what it reads as.
  public subscript(name: String) -> String? {
    get { first(name)?.shown }
    set {
      guard let newValue else {
        self = removing(name)
        return
      }
      if let field = first(name), case .secret = field.value, newValue == field.shown { return }
      self = setting(name, newValue)
    }
  }

  /// The first field of that name, whatever its case.
  public func first(_ name: String) -> HeaderField? { fields.first { $0.isNamed(name) } }

  /// Every value of that name, in order, as they may be shown.
  public func values(of name: String) -> [String] { fields.filter { $0.isNamed(name) }.map(\.shown) }

  /// Whether there is a field of that name, whatever its case.
  public func contains(_ name: String) -> Bool { first(name) != nil }

  /// The same fields and one more, even where its name is there already.
  public func adding(_ field: HeaderField) -> HeaderFields { HeaderFields(fields + [field]) }
  /// The same fields and one more, even where its name is there already.
  public func adding(_ name: String, _ value: String) -> HeaderFields {
    adding(HeaderField(name: name, value: value))
  }

  /// The same fields with this one in the place of any of its name.
  public func setting(_ field: HeaderField) -> HeaderFields {
    guard let place = fields.firstIndex(where: { $0.isNamed(field.name) }) else { return adding(field) }
    var kept = fields
    kept[place] = field
    let later = kept[(place + 1)...].filter { !$0.isNamed(field.name) }
    return HeaderFields(kept[...place] + later)
  }
  /// The same fields with this one in the place of any of its name.
  public func setting(_ name: String, _ value: String) -> HeaderFields {
    setting(HeaderField(name: name, value: value))
  }

  /// The same fields without those of that name, whatever its case.
  public func removing(_ name: String) -> HeaderFields { HeaderFields(fields.filter { !$0.isNamed(name) }) }

  /// These fields, and those of `defaults` whose names are not here.
  public func merged(over defaults: HeaderFields) -> HeaderFields {
    HeaderFields(defaults.fields.filter { !contains($0.name) } + fields)
  }
}

extension HeaderFields: RandomAccessCollection {
  /// Zero.
  public var startIndex: Int { 0 }
  /// How many lines there are.
  public var endIndex: Int { fields.count }
  /// The line with this number, the first being 0.
  public subscript(position: Int) -> HeaderField { fields[position] }
}

extension HeaderFields: ExpressibleByDictionaryLiteral {
  /// Names and values in the order of the literal, repeated names and all.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { HeaderField(name: $0, value: $1) })
  }
}

extension HeaderFields: CustomStringConvertible {
  /// The lines as they may be printed: values of credentials read `•••`.
  public var description: String { "[" + fields.map(\.description).joined(separator: ", ") + "]" }
}
