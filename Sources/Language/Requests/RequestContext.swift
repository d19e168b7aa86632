package import ApusClient
internal import ApusEncodings
package import ApusSystem

/// What a session gives to every request it makes.
package struct RequestContext: Sendable {
  /// Where paths belong. A path of its own is part of it: under `https://api.github.com/v3`, `/users` is
  /// `https://api.github.com/v3/users`.
  package var base: WebURL?
  /// Where `cd` has led, under the base's path; begins with `/`.
  package var path = "/"
  /// The only origin that headers, query items and fields of the session go to; the base's unless given.
  package var home: Origin?
  package var headers: HeaderFields = [:]
  package var query: [QueryItem] = []
  /// Items that make a body, for methods that usually have one; the line's own come after them.
  package var data: [Item] = []
  /// The `Authorization` of every request to the base's origin that has none of its own.
  package var authorization: HeaderField.Value?
  package var options = RequestOptions()
  /// Whom to trust and who to be, by the origin it was said for.
  package var tls = TLSByOrigin()
  /// What keys are encrypted with, by their files, as far as somebody was asked.
  package var passphrases: [String: Secret] = [:]
  /// The socket in the file system that the base stands for.
  package var unixSocket: String?
  /// What a request says that says nothing of its program.
  package var userAgent: String?
  /// Whether a host gets what `.netrc` has for it, unless a line says.
  package var usesNetrc = false
  /// Looks a host up in `.netrc`, or in the file that a line names for it.
  package var netrc:
    (@Sendable (_ host: String, _ file: String?, _ isOptional: Bool) throws(LineProblem) -> NetrcEntry?)?
  /// What somebody typed who was asked for the password that the line leaves out.
  package var password: Secret?
  /// A variable of the environment.
  package var variable: @Sendable (_ name: String) -> String? = { _ in nil }
  package var variables = Variables()
  /// The media types that an operation is described to take as its body, the preferred one first.
  package var bodyTypes: (@Sendable (HTTPMethod, WebURL) -> [String])?
  /// Writes fields of a query or a form as an operation is described to take them.
  package var describedFields: DescribedField.Writer?
  /// Where a response came from, the last one where no number is given: what it refers to belongs there.
  package var urlOfAnswer: (@Sendable (_ number: Int?) -> WebURL?)?
  /// Where what an answer names has a copy, which is asked instead: the practice API has some.
  package var copy: (@Sendable (_ named: WebURL, _ asked: WebURL) -> WebURL?)?
  /// A value to try in place of `{name}` in a URL, where one is known.
  package var valueOfPart: (@Sendable (_ method: HTTPMethod, _ url: String, _ name: String) -> String?)?
  /// Compresses a body; `nil` when nothing here can.
  package var deflate: @Sendable ([UInt8]) -> [UInt8]? = { _ in nil }
  package var files: FileReader
  /// Stands between the parts of a body; by default another each time.
  package var boundary: String?

  var hasHeaders: Bool { authorization != nil || !headers.isEmpty }

  package init(base: WebURL? = nil, files: FileReader) {
    self.base = base
    self.files = files
  }
}

extension RequestContext {
  /// A field of a query or of a form as a description has it written: a list may stand in one field, an object in several.
  package struct DescribedField: Sendable, Hashable {
    package enum Place: Sendable, Hashable {
      case query
      /// The media type of the form.
      case form(String)
    }

    /// Writes the fields of an operation as it is described to take them.
    package typealias Writer =
      @Sendable (HTTPMethod, WebURL, Place, [(name: String, value: String)]) -> [DescribedField]

    package let name: String
    package let values: [String]
    /// What stands between the values.
    package let separator: String
    /// What it is in a form of parts.
    package let type: String?
    /// Whether signs that mean nothing in a query are sent as they are.
    package let keepsReserved: Bool

    package init(
      _ name: String, _ values: [String], separator: String = "", type: String? = nil,
      keepsReserved: Bool = false
    ) {
      self.keepsReserved = keepsReserved
      self.name = name
      self.values = values
      self.separator = separator
      self.type = type
    }

    init(_ item: QueryItem) { self.init(item.name, [item.value ?? ""]) }

    var text: String { values.joined(separator: separator) }

    fileprivate var encoded: String {
      // A comma that separates is no part of a value.
      let separator = separator == "," ? "," : PercentEncoding.encode(separator, for: .segment)
      let place: PercentEncoding.Place =
        !keepsReserved ? .form : separator == "," ? .keptQueryElement : .keptQueryValue
      return PercentEncoding.encode(name, for: .form) + "="
        + values.map { PercentEncoding.encode($0, for: place) }.joined(separator: separator)
    }
  }
}

extension [RequestContext.DescribedField] {
  package var formEncoded: String { map(\.encoded).joined(separator: "&") }
}

extension RequestPreparation {
  /// Fields as the operation is described to take them, each name once; as they are where none is described.
  func described(_ items: [QueryItem], in place: RequestContext.DescribedField.Place) throws(LineProblem)
    -> [RequestContext.DescribedField]
  {
    let items = items.groupedByName
    guard let write = context.describedFields, line.dialect == .native, !items.isEmpty else {
      return items.map(RequestContext.DescribedField.init)
    }
    return write(try method(), try resolvedURL(), place, items.map { ($0.name, $0.value ?? "") })
  }
}
