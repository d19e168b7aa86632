internal import ApusClient
internal import ApusJSON
internal import ApusOpenAPI
internal import ApusText

/// What is to be known before an operation is asked for, and stands in no parameter: which token it wants, whether it
/// pages, and in which types it answers.
struct OperationAsking: Sendable {
  private let scopes: [String]
  private let permissions: [String]
  private let pages: String?
  /// Those that have to be asked for.
  let mediaTypes: [String]
  /// What an answer said that it accepts.
  private var accepted: [(kind: String, names: String)] = []

  init(_ operation: ApusOpenAPI.Operation) {
    let text = operation.summaryInFull ?? ""
    scopes = DescribedNeeds(text).scopes
    permissions = DescribedNeeds(text).permissions
    pages = Self.pages(of: operation)
    let usual = "application/json"
    let described = operation.success?.contents.map(\.type).filter { $0 != usual && !$0.hasPrefix("*") } ?? []
    var seen: Set<String> = []
    mediaTypes = (described + DescribedNeeds(text).mediaTypes).filter { seen.insert($0).inserted }
  }

  /// Adds what the headers of an answer tell of the token it wants.
  mutating func add(_ headers: HeaderFields) {
    for (name, kind) in Self.acceptingHeaders {
      if let names = headers[name] { accepted.append((kind, names)) }
    }
  }

  /// GitHub's.
  private static let acceptingHeaders = [
    ("X-Accepted-OAuth-Scopes", "scope"), ("X-Accepted-GitHub-Permissions", "permission"),
  ]

  static func tells(_ headers: HeaderFields) -> Bool { acceptingHeaders.contains { headers.contains($0.0) } }

  // MARK: Lines

  /// What the text of the description and an answer say of the token.
  var token: [Line] {
    func line(_ kind: String, _ names: String, _ source: String) -> Line {
      Line("\(kind) ") + Line(names, .key) + Line(", as \(source) says", .dim).retold
    }
    let described = [("scope", scopes), ("permission", permissions)].filter { !$0.1.isEmpty }.map {
      line($0.0, $0.1.joined(separator: ", "), "the description")
    }
    return described
      + accepted.map { kind, names in
        names.isEmpty
          ? Line("no \(kind) is needed, as an answer says").retold : line(kind, names, "an answer")
      }
  }

  /// How its answers come.
  var answers: [Line] {
    var lines: [Line] = []
    if let pages { lines += [Line(), Line("pages", .heading) + Line("  \(pages)", .dim)] }
    if !mediaTypes.isEmpty {
      lines +=
        [Line(), Line("media types", .heading).retold]
        + mediaTypes.map { Line("  ") + Line("Accept:\($0)", .command) }
    }
    return lines
  }

  private static func pages(of operation: ApusOpenAPI.Operation) -> String? {
    let query = operation.parameters(in: .query)
    let places = query.filter { placeNames.contains($0.name.lowercased()) }
    let sizes = query.filter { sizeNames.contains($0.name.lowercased()) }
    let links = operation.node["responses"]?["200"]?["headers"]?["Link"] != nil
    guard !places.isEmpty || links else { return nil }
    let names = (places + sizes).map { parameter in
      parameter.name + (parameter.schema.node["maximum"].map { " (at most \($0.text))" } ?? "")
    }
    let by = names.isEmpty ? "by Link" : "by " + names.joined(separator: ", ")
    return "\(by); `next` goes on, --all-pages takes all"
  }

  private static let placeNames: Set = [
    "page", "cursor", "after", "before", "offset", "page_token", "pagetoken", "starting_after", "start",
    "skip",
  ]
  private static let sizeNames: Set = ["per_page", "page_size", "pagesize", "limit", "perpage", "count"]
}
