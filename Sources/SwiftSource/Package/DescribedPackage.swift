package import ApusOpenAPI

/// The source of a package for all that a description has: a service, a file of endpoints for each tag, and the types that
/// they share.
package struct DescribedPackage: Sendable {
  /// The service's type.
  package let service: String
  package let operationCount: Int
  package private(set) var files: [PackageFile] = []
  private let access: Access

  /// - Parameters:
  ///   - name: the service's; what the description calls itself where there is none.
  ///   - baseURL: where the API is, where the description does not say it.
  ///   - library: where the library is.
  ///   - version: the first of the library that will do.
  package init(
    _ specification: Specification, named name: String? = nil, baseURL: String? = nil,
    access: Access = .internal, library: LibraryPlace = .unknown, version: String
  ) {
    self.access = access
    var reader = ModelReader(isShared: true)
    let wish = name.map(SwiftName.type) ?? SwiftName.service(specification.title)
    var types = NamePool.types
    let service = types.take(wish)
    self.service = service
    let endpoints = specification.operations.map { operation in
      (operation, EndpointModel(operation, of: specification, baseURL: baseURL, reading: &reader))
    }
    operationCount = endpoints.count
    var writer = TypeWriter(
      sharing: reader.definitions.withoutEndlessSize(), taken: [service], access: access)
    let usual = UsualFailure(endpoints.map(\.1))
    let groups = TagGroups(
      endpoints.map { $0.0.tags.first ?? Self.beginning(of: $0.0.path) },
      beside: [service, "Models", "Package"])
    let folder = "Sources/\(service)Client/"
    var usesMoments = false
    // Names first, so that no type that is inside of an endpoint takes that of another one.
    let named = endpoints.map {
      ($0.1, writer.take(SwiftName.type($0.1.name), or: SwiftName.type($0.1.name) + "Request"))
    }
    for group in groups.all {
      var writer = writer
      let declarations = group.members.map { place in
        Self.endpoint(named[place].0, named: named[place].1, of: service, usual, &writer)
      }
      usesMoments = usesMoments || writer.usesMoments
      let body = SourceText.block("extension \(service)", SourceText.sections(declarations))
      files.append(
        PackageFile(path: folder + group.file + ".swift", text: Self.file(writer, ["ApusClient"], body)))
    }
    let shared = writer.shared()
    usesMoments = usesMoments || writer.usesMoments
    if !shared.isEmpty {
      let body = SourceText.block("extension \(service)", SourceText.sections(shared))
      files.append(PackageFile(path: folder + "Models.swift", text: Self.file(writer, [], body)))
    }
    let source = ServiceSource(
      specification, named: service, baseURL: baseURL, access: access, usesMoments: usesMoments)
    files.append(
      PackageFile(path: folder + service + ".swift", text: source.text(usual.declaration(&writer))))
    files.append(
      PackageFile(
        path: "Package.swift",
        text: PackageManifest.text(service: service, library: library, version: version)))
  }

  /// The first part of a path, by which operations without a tag are told apart.
  private static func beginning(of path: String) -> String? {
    path.split(separator: "/").first.flatMap { $0.contains("{") ? nil : String($0) }
  }

  private static func endpoint(
    _ model: EndpointModel, named name: String, of service: String, _ usual: UsualFailure,
    _ writer: inout TypeWriter
  ) -> [String] {
    writer.within { writer in
      var source = EndpointSource(model, named: name, of: service, ServiceConstants(model))
      source.hasServiceCoders = true
      source.usualFailure = usual.identity
      return source.declaration(&writer)
    }
  }

  /// A file of declarations, with the modules that they need.
  private static func file(_ writer: TypeWriter, _ modules: [String], _ body: [String]) -> String {
    var imports = modules
    if writer.usesAny || writer.usesIndirect { imports.append("ApusJSON") }
    if writer.usesFoundation { imports.append("Foundation") }
    return SourceText.sections([imports.map(writer.access.importing), body]).joined(separator: "\n") + "\n"
  }
}
