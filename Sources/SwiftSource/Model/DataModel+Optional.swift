extension DataModel {
  /// The same, or nothing.
  var orNothing: DataModel { DataModel(kind.orNothing, definitions: definitions) }
}

extension DataModel.Kind {
  /// The same, or nothing.
  var orNothing: DataModel.Kind {
    if case .optional = self { self } else { .optional(self) }
  }

  /// The same, and never nothing.
  var something: DataModel.Kind {
    if case .optional(let some) = self { some } else { self }
  }

  var isOptional: Bool {
    if case .optional = self { true } else { false }
  }
}
