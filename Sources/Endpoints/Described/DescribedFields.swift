package import ApusClient
package import ApusLanguage
package import ApusOpenAPI

extension RequestContext.DescribedField {
  package init(_ field: WrittenField) {
    self.init(
      field.name, field.values, separator: field.separator, type: field.type,
      keepsReserved: field.keepsReserved)
  }
}

extension LoadedSpecification {
  /// Fields as an operation is described to take them; as they are where nothing is known of it.
  package func fields(
    _ items: [(name: String, value: String)], in place: RequestContext.DescribedField.Place,
    of method: HTTPMethod,
    _ url: WebURL, at base: WebURL?
  ) -> [RequestContext.DescribedField] {
    guard let operation = match(method, url.origin, url.path, at: base)?.operation else {
      return items.map { RequestContext.DescribedField($0.name, [$0.value]) }
    }
    return switch place {
    case .query: operation.writtenQuery(items).map(RequestContext.DescribedField.init)
    case .form(let type): operation.writtenForm(items, as: type).map(RequestContext.DescribedField.init)
    }
  }
}
