internal import ApusJSON

/// How a value that is no plain text is written in a query, in cookies or in a form: by `style` and `explode`, in Swagger 2 by
/// `collectionFormat`.
package struct FieldStyle: Sendable, Hashable {
  package enum Objects: Sendable, Hashable {
    /// As JSON.
    case whole
    /// `filter[state]=open`
    case brackets
    /// `state=open`
    case members
    /// `filter=state,open`
    case pairs
  }

  /// What stands between the elements of a list; `nil` where its name stands before each of them.
  package let separator: String?
  package let objects: Objects
  /// What the value is, in a form of parts.
  package let type: String?
  /// Whether signs such as `/` are sent as they are, in a query.
  package private(set) var keepsReserved = false

  init(_ style: String, explodes: Bool, type: String? = nil) {
    self.type = type
    switch style {
    case "deepObject": (separator, objects) = (nil, .brackets)
    case "spaceDelimited": (separator, objects) = (explodes ? nil : " ", explodes ? .members : .pairs)
    case "pipeDelimited": (separator, objects) = (explodes ? nil : "|", explodes ? .members : .pairs)
    case "tabDelimited": (separator, objects) = ("\t", .pairs)
    default: (separator, objects) = (explodes ? nil : ",", explodes ? .members : .pairs)
    }
  }

  private init(whole type: String?) { (separator, objects, self.type) = (nil, .whole, type) }

  /// How a parameter is written; `nil` for one that is a value of another notation, which stands as it is.
  package init?(_ parameter: Parameter) {
    let node = parameter.node
    guard node["content"] == nil else { return nil }
    if node["schema"] == nil, node["style"] == nil {
      self.init(collectionFormat: node["collectionFormat"]?.string)
      return
    }
    let style = node["style"]?.string ?? "form"
    self.init(style, explodes: node["explode"]?.boolean ?? (style == "form"))
    keepsReserved = parameter.place == .query && parameter.keepsReserved
  }

  /// As Swagger 2 says it, of parameters and of fields.
  init(collectionFormat format: String?) {
    let styles = ["ssv": "spaceDelimited", "pipes": "pipeDelimited", "tsv": "tabDelimited"]
    self.init(styles[format ?? "csv"] ?? "form", explodes: format == "multi")
  }

  /// How a field of a form is written, by what its `encoding` says.
  init(encoding: Node?) {
    let type = encoding?["contentType"]?.string
    let said = encoding?["style"]?.string
    let explodes = encoding?["explode"]?.boolean
    guard said != nil || explodes != nil else {
      self.init(whole: type)
      return
    }
    let style = said ?? "form"
    self.init(style, explodes: explodes ?? (style == "form"), type: type)
  }
}
