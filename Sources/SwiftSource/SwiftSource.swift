/// Swift source for an endpoint or for a type, complete and ready to compile.
package enum SwiftSource {
  package enum Style: Sendable, Hashable, CaseIterable {
    /// A `Service` and an `Endpoint` for this package's `APIClient`.
    case library
    /// Foundation alone.
    case foundation
  }

  package static func text(of endpoint: EndpointModel, _ style: Style) -> String {
    text(of: endpoint, style, nil)
  }

  /// An endpoint, and a function that shows it in use.
  ///
  /// - Parameter access: of the library's style; what is written with Foundation alone is internal.
  package static func text(
    of endpoint: EndpointModel, usedBy usage: UsageStyle, access: Access = .internal
  ) -> String {
    text(of: endpoint, usage.source, usage, access)
  }

  private static func text(
    of endpoint: EndpointModel, _ style: Style, _ usage: UsageStyle?, _ access: Access = .internal
  ) -> String {
    switch style {
    case .library:
      var source = LibrarySource(endpoint, access: access)
      return source.text(usage)
    case .foundation:
      var source = FoundationSource(endpoint)
      return source.text(usage)
    }
  }

  /// A type alone, with those it needs. In the library's style any value is a `JSONValue`.
  ///
  /// A name that generated source uses for something else gets a longer one.
  package static func text(of model: DataModel, named wish: String, _ style: Style) -> String {
    var names = NamePool.types
    let name = names.take(SwiftName.type(wish))
    var writer = TypeWriter(anyName: style == .library ? "JSONValue" : "AnyValue", taken: [name])
    let declaration = writer.declare(model, as: name)
    var imports: [String] = []
    if writer.usesAny || writer.usesIndirect, style == .library { imports.append("import ApusJSON") }
    if writer.usesFoundation { imports.append("import Foundation") }
    let parts = style == .foundation ? FoundationSource.types(for: writer) : []
    return SourceText.sections([imports, declaration] + parts).joined(separator: "\n") + "\n"
  }
}
