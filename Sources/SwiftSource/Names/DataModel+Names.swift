extension DataModel.Object {
  /// The fields with the names their properties have. A repeated key is one property.
  var properties: [(name: String, field: DataModel.Field)] {
    var names = NamePool.members
    var seen: Set<String> = []
    return fields.filter { seen.insert($0.key).inserted }.map {
      (names.take(SwiftName.property($0.key)), $0)
    }
  }
}

extension DataModel.Definition {
  /// What it is called in the description.
  var name: String? {
    switch self {
    case .object(let object): object.name
    case .variants(let variants): variants.name
    case .enumeration(let enumeration): enumeration.name
    }
  }
}

extension DataModel.Variants {
  /// The variants with the names of their cases. A repeated value is one case.
  var cases: [(name: String, variant: Variant)] {
    var names = NamePool.members
    _ = names.take("other")
    var seen: Set<String> = []
    return all.filter { seen.insert($0.value).inserted }.map {
      (names.take(SwiftName.property($0.value)), $0)
    }
  }
}

extension DataModel.Enumeration {
  /// The values with the names of their cases. A repeated value is one case.
  var cases: [(name: String, value: String)] {
    var names = NamePool.members
    var seen: Set<String> = []
    return values.filter { seen.insert($0).inserted }.map { (names.take(SwiftName.property($0)), $0) }
  }

  /// The case of a value as it stands in source; the first for one that there is not.
  func caseName(of value: String) -> String {
    SwiftName.quoted((cases.first { $0.value == value } ?? cases.first)?.name ?? "init")
  }
}
