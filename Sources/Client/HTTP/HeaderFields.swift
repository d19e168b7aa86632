/// Header lines in order, duplicates and letter case kept. A value that never changes: every edit makes another.
public struct HeaderFields: Sendable, Hashable {
  public let fields: [HeaderField]

  public init(_ fields: [HeaderField] = []) { self.fields = fields }

  /// The first value of that name, whatever its case, as it may be shown.
  public subscript(name: String) -> String? { first(name)?.shown }

  /// The first field of that name, whatever its case.
  public func first(_ name: String) -> HeaderField? { fields.first { $0.isNamed(name) } }

  /// Every value of that name, in order, as they may be shown.
  public func values(of name: String) -> [String] { fields.filter { $0.isNamed(name) }.map(\.shown) }

  /// Whether there is a field of that name, whatever its case.
  public func contains(_ name: String) -> Bool { first(name) != nil }

  /// The same fields and one more, even where its name is there already.
  public func adding(_ field: HeaderField) -> HeaderFields { HeaderFields(fields + [field]) }
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
  public var startIndex: Int { 0 }
  public var endIndex: Int { fields.count }
  public subscript(position: Int) -> HeaderField { fields[position] }
}

extension HeaderFields: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { HeaderField(name: $0, value: $1) })
  }
}
