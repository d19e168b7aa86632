package import ApusClient
internal import ApusEncodings

/// Where each part of a request comes from: the line, the session, a credential, a description, or nobody.
package struct RequestSources: Sendable {
  package enum Source: Sendable, Hashable {
    case typed, session, credential, description, base, input
    /// What is there unless somebody says otherwise.
    case usual
  }

  /// What the line makes in all.
  package let request: Request
  private let line: RequestLine
  private let context: RequestContext
  private let edits: HeaderEdits
  private let hasOwnPerson: Bool
  /// The same request where no description is known.
  private let undescribed: Request?
  private let isAtBase: Bool

  package init(of line: RequestLine, in context: RequestContext) throws(LineProblem) {
    self.line = line
    self.context = context
    request = try line.prepare(in: context).request
    let preparation = RequestPreparation(line: line, context: context)
    edits = try HeaderEdits(preparation)
    hasOwnPerson = try Credentials(preparation).areGiven || request.url.user != nil
    undescribed = Self.request(of: line, in: context) {
      $0.bodyTypes = nil
      $0.describedFields = nil
    }
    isAtBase = Self.request(of: line, in: context) { $0.base = nil }?.url.origin != request.url.origin
  }

  private static func request(
    of line: RequestLine, in context: RequestContext, _ change: (inout RequestContext) -> Void
  ) -> Request? {
    var context = context
    change(&context)
    return try? line.prepare(in: context).request
  }

  /// - Parameter credential: The name of a header that is a credential of the session.
  package func source(of field: HeaderField, credential: String?) -> Source {
    if field.isNamed("Host"), !edits.touches("Host") { return place }
    if edits.touches(field.name) { return .typed }
    if field.isNamed("Authorization"), hasOwnPerson { return .typed }
    if let credential, field.isNamed(credential) { return .credential }
    if context.headers.contains(field.name), request.headers.contains(field.name) { return .session }
    if let undescribed, undescribed.headers[field.name] != request.headers[field.name] { return .description }
    return .usual
  }

  /// Who says where it goes.
  package var place: Source { isAtBase ? .base : .typed }

  /// Who says what stands in its first line.
  package var start: [Source] {
    let names = QueryNames(request.url)
    let own = line.items.filter { $0.separator.isQuery }.map(\.name.shown)
    let hasSessionQuery = context.query.contains { names.contains($0.name) && !own.contains($0.name) }
    return [.typed] + (isAtBase && !(context.base?.path ?? "/").withoutFinalSlash.isEmpty ? [.base] : [])
      + (hasSessionQuery ? [.session] : [])
  }

  /// Who says what its body is; empty without one.
  package var body: [Source] {
    guard request.body != nil else { return [] }
    if line.input != nil { return [.input] }
    let hasSessionData = line.usesSessionData && !context.data.isEmpty
    guard hasSessionData, line.items.contains(where: { $0.separator.isData }) else {
      return [hasSessionData && line.json == nil ? .session : .typed]
    }
    return [.session, .typed]
  }
}

/// The names of a query, as they stand in the URL.
private struct QueryNames {
  private let names: Set<Substring>

  init(_ url: WebURL) {
    names = Set((url.query ?? "").split(separator: "&").map { $0.prefix { $0 != "=" } })
  }

  func contains(_ name: String) -> Bool {
    names.contains(PercentEncoding.encode(name, for: .form)[...])
  }
}
