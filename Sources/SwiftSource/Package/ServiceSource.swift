internal import ApusOpenAPI

/// Writes the service of a whole description.
struct ServiceSource {
  private let specification: Specification
  private let name: String
  private let access: Access
  private let usesMoments: Bool
  private let base: String?

  /// - Parameter baseURL: where the API is; what the description says where there is none.
  init(
    _ specification: Specification, named name: String, baseURL: String?, access: Access, usesMoments: Bool
  ) {
    self.specification = specification
    self.name = name
    self.access = access
    self.usesMoments = usesMoments
    let said = baseURL ?? specification.servers.first?.url ?? ""
    let isWhole = said.hasPrefix("http://") || said.hasPrefix("https://")
    base = isWhole && !said.contains("{") ? said : nil
  }

  /// The file.
  ///
  /// - Parameter failure: the declaration of its error.
  func text(_ failure: [String]) -> String {
    let stored = base.map { ["var baseURL: WebURL = \(BaseURL($0).source)"] } ?? ["let baseURL: WebURL"]
    let coders = [
      "var encoder: DocumentEncoder { DocumentEncoder(dates: .iso8601) }",
      "var decoder: DocumentDecoder { DocumentDecoder(dates: .iso8601) }",
    ]
    let needsJSON = usesMoments || failure.contains { $0.hasSuffix("= JSONValue") }
    let imports = needsJSON ? ["ApusClient", "ApusJSON"] : ["ApusClient"]
    let body = SourceText.sections([
      failure, access.opened(stored), access.initializer(of: stored),
      usesMoments ? access.opened(coders) : [],
    ])
    let block = access.opened(SourceText.block("struct \(name): Service", body))
    return SourceText.sections([imports.map(access.importing), documentation + block])
      .joined(separator: "\n") + "\n"
  }

  private var documentation: [String] {
    let title = specification.title.isEmpty ? name : specification.title
    let version = specification.version.isEmpty ? "" : ", version \(specification.version)"
    return SourceText.documentation("\(title)\(version).")
      + (specification.summary.map { ["///"] + SourceText.documentation($0) } ?? []) + security
  }

  /// What a client has to prove who asks with: `APIClient` takes it as middleware.
  private var security: [String] {
    let schemes = specification.securitySchemes.map { scheme in
      switch scheme.kind {
      case .authorization(let word): "`\(word)` in Authorization"
      case .key(let place, let name): "`\(name)` in \(place.rawValue)"
      case .oauth2: "a token of OAuth 2"
      case .openID: "a token of OpenID"
      case .certificate: "a client's certificate"
      }
    }
    guard !schemes.isEmpty else { return [] }
    var seen: Set<String> = []
    let words = schemes.filter { seen.insert($0).inserted }.joined(separator: ", ")
    return ["///"] + SourceText.documentation("It may want to know who asks: \(words). See `Authentication`.")
  }
}
