package import ApusClient
internal import ApusGraphQL
internal import ApusJSON
internal import ApusLanguage
internal import ApusOpenAPI
package import ApusSurroundings
package import ApusSystem
internal import ApusText

/// Makes descriptions of texts, wherever those came from.
package struct DescriptionReader {
  package let environment: Environment
  /// The origin of the base, which every description is about too.
  private let home: Origin?
  /// Whether somebody sits there who will ask for more soon.
  private let readsAhead: Bool
  /// Gets a part of a description from the network; it is only had from the origin that was asked.
  let part: (_ url: String) async -> Result<[UInt8], FileProblem>

  package init(
    _ environment: Environment, home: Origin?, readsAhead: Bool = false,
    part: @escaping (_ url: String) async -> Result<[UInt8], FileProblem> = { _ in
      .failure(FileProblem("it cannot be asked for"))
    }
  ) {
    self.environment = environment
    self.home = home
    self.readsAhead = readsAhead
    self.part = part
  }

  /// A description whose content was loaded before is not read again: its outline is enough until more is asked for.
  ///
  /// - Parameters:
  ///   - path: the whole way to the file, which `name` is shown for.
  ///   - isWhole: whether the file has all that it refers to.
  package func specification(
    inFile path: String, name: String, at range: Range<Int> = 0..<0, isWhole: Bool = false
  ) async throws -> LoadedSpecification {
    let files = environment.files
    let cache = SpecificationCache(environment)
    guard let known = cache?.entry(forFile: path) else {
      let bytes: [UInt8]
      switch files.contents(path) {
      case .success(let content): bytes = content
      case .failure(let problem):
        throw LineProblem("\(name) cannot be read: \(problem.reason)", at: range)
      }
      let loaded = try await specification(
        in: bytes, name: name, location: files.whole(path),
        parts: isWhole ? nil : DescriptionParts(reader: self, path: path))
      // What other files say may change without this one.
      if loaded.graphQL == nil, isWhole || !loaded.index.isBundle {
        cache?.keep(loaded.index, content: bytes, warnings: loaded.warnings, forFile: path)
      }
      return loaded
    }
    let loaded = LoadedSpecification(
      name: name, location: files.whole(path), index: known.index, warnings: known.warnings, home: home
    ) {
      guard case .success(let bytes) = files.contents(path) else { return nil }
      return try? Specification(bytes)
    }
    if readsAhead {
      // It is read while they type.
      Task.detached(priority: .utility) { _ = loaded.whole }
    }
    return loaded
  }

  /// A text that came from standard input.
  package func specification(inText bytes: [UInt8], name: String) async throws -> LoadedSpecification {
    try await specification(in: bytes, name: name, location: nil)
  }

  /// A text that came from the network.
  ///
  /// - Parameter url: where it was at last.
  package func specification(
    in bytes: [UInt8], name: String, location: String, url: WebURL
  ) async throws -> LoadedSpecification {
    try await specification(
      in: bytes, name: name, location: location, url: url,
      parts: DescriptionParts(reader: self, url: url))
  }

  private func specification(
    in bytes: [UInt8], name: String, location: String?, url: WebURL? = nil, parts: DescriptionParts? = nil
  ) async throws -> LoadedSpecification {
    if let loaded = try graphQL(in: bytes, name: name, location: location, url: url) { return loaded }
    var specification: Specification
    var broken: [SpecificationWarning]
    do throws(SpecificationError) {
      specification = try Specification(bytes)
      broken = specification.brokenReferences()
      if let parts, broken.contains(where: \.leadsOutside) {
        specification = try await parts.joined(to: specification)
        broken = specification.brokenReferences()
      }
    } catch {
      throw CommandFailure(error, in: bytes, from: name)
    }
    let warnings = specification.remarks + (specification.warnings + broken).map(\.description)
    return LoadedSpecification(
      name: name, location: location, url: url, index: specification, warnings: warnings,
      home: home ?? url?.origin)
  }
}

extension DescriptionReader {
  /// A GraphQL schema in place of a description; `nil` for any other text.
  private func graphQL(
    in bytes: [UInt8], name: String, location: String?, url: WebURL?
  ) throws -> LoadedSpecification? {
    let schema: GraphQLSchema?
    do throws(GraphQLSyntaxError) {
      schema = try GraphQLSchema.found(in: bytes)
    } catch {
      throw CommandFailure(
        .decodeSyntax,
        "\(name) cannot be read as a GraphQL schema: expected \(error.expected), found \(error.found)",
        place: SourceExcerpt(bytes[...], error.range), try: ["help gql"])
    }
    guard let schema, let index = try? Specification(Array(Self.empty.utf8)) else { return nil }
    return LoadedSpecification(
      name: name, location: location, url: url, index: index, warnings: [], home: home ?? url?.origin,
      graphQL: KnownGraphQL(schema))
  }

  /// A description without operations, which a schema has none of.
  private static let empty = #"{"openapi":"3.1.0","info":{"title":"","version":""},"paths":{}}"#
}

extension CommandFailure {
  /// A text that was to be the description of an API.
  fileprivate init(_ error: SpecificationError, in bytes: [UInt8], from name: String) {
    let title = name == "-" ? "standard input" : name
    switch error {
    case .syntax(let error):
      let offset = error.position.offset
      self.init(
        .decodeSyntax, "\(title) is not JSON: \(error)",
        place: SourceExcerpt(bytes[...], offset..<min(offset + 1, bytes.count)), try: ["help spec"])
    case .noYAML(let reason):
      self.init(
        .decodeSyntax, "\(title) is YAML, for which \(reason)",
        details: [
          Line("to install it, in a shell:").retold, Line("  apt-get install libyaml-0-2", .command),
        ],
        try: ["spec \(ItemPrinter().quoted(name))"])
    case .yaml(let problem, let position, let source):
      let place = position.map { position in
        SourceExcerpt(source[...], position.offset..<min(position.offset + 1, source.count))
      }
      self.init(
        .decodeSyntax, "\(title) cannot be read as YAML: \(problem)", place: place, try: ["help spec"])
    case .empty, .markup:
      self.init(.decodeSyntax, "\(title) cannot be read: \(error)", try: ["help spec"])
    case .notAnObject, .noVersion, .noLinks, .unsupportedVersion, .otherFormat:
      self.init(.decodeValue, "\(title) is no description of an API: \(error)", try: ["help spec"])
    }
  }
}
