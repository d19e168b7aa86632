package import ApusClient
package import ApusJSON
internal import ApusOpenAPI

/// An endpoint made ready to be written as source: from a description, or from what was asked and answered.
package struct EndpointModel: Sendable {
  /// What is put into a path, a query, a header or a cookie.
  package struct Input: Sendable {
    package let key: String
    var kind: DataModel.Kind
    package var summary: String?
    /// What stands between the values of a list or an object that has one item of a query; `nil` where each value has its own.
    var separator: String?
    /// Whether signs such as `/` are sent as they are, in a query.
    var keepsReserved = false
    /// How it is written in a path or a header, where that is described.
    var place: PlaceStyle?
    /// The object that is one item, of whose names and values this is one pair: `color`, where the item is `color=R,100,G,200`.
    var owner: String?
    /// Whether the keys of a map stand in brackets behind its name, `meta[a]=1`; else they stand in its place.
    var hasBrackets = false
    /// What a sample says; a value that is missing and need not be there is left out.
    package var argument: Argument?

    /// A value that is text and has to be given.
    package init(_ key: String, summary: String? = nil) {
      self.init(key, kind: .text, summary: summary)
    }

    /// A value that is typed after how it was written each time. It is optional where it was missing once, and
    /// a list where it was there several times at once.
    ///
    /// - Parameters:
    ///   - seen: what was written each time, the sample's first.
    ///   - variable: where a sample takes it from, if it is a secret.
    package init(_ key: String, seen: [[String]], secret variable: String? = nil) {
      let kind = Self.kind(of: seen.flatMap { $0 })
      let isList = seen.contains { $0.count > 1 }
      let one = isList ? DataModel.Kind.array(kind) : kind
      self.init(key, kind: seen.contains(where: \.isEmpty) ? one.orNothing : one, summary: nil)
      if let variable {
        argument = .environment(variable)
      } else if let first = seen.first, !first.isEmpty {
        argument = .written(first)
      }
    }

    private static func kind(of texts: [String]) -> DataModel.Kind {
      if texts.isEmpty { return .text }
      if texts.allSatisfy({ Int($0).map(String.init) == $0 }) { return .integer }
      return texts.allSatisfy { $0 == "true" || $0 == "false" } ? .boolean : .text
    }

    init(_ key: String, kind: DataModel.Kind, summary: String?) {
      self.key = key
      self.kind = kind
      self.summary = summary
    }
  }

  /// A value that was sent.
  package enum Argument: Sendable {
    /// As it is written in a URL; several for a list.
    case written([String])
    /// A text in which secrets read `{{secret:NAME}}`.
    case redacted(String)
    /// A secret, which is in a variable of the environment.
    case environment(String)
  }

  /// A header that goes with every request.
  package struct Constant: Sendable {
    package enum Value: Sendable {
      case text(String)
      /// A property holds the secret behind the prefix, and a sample takes it from the environment.
      case secret(prefix: String, variable: String)
    }

    let name: String
    let value: Value

    package init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  package enum PathPart: Sendable {
    case text(String)
    case input(Input)
  }

  package enum Body: Sendable {
    case none
    /// A sample has the value that was sent, if one was.
    case json(DataModel, sample: Node? = nil, isOptional: Bool = false)
    /// Fields, percent-encoded.
    case form([Input])
    /// The parts of a `multipart/form-data`, in order.
    case parts([Part])
    /// Bytes of some other media type. In a sample secrets read `{{secret:NAME}}`.
    case bytes(type: String, sample: String? = nil)
  }

  /// A part of a form: what is put into it, and what is always the same.
  package struct Part: Sendable {
    package enum Content: Sendable {
      case text
      /// A file, named by its path. It is sent under that name unless another is said.
      case file(named: String?)
    }

    let input: Input
    let content: Content
    let contentType: String?

    package init(_ input: Input, _ content: Content, contentType: String?) {
      self.input = input
      self.content = content
      self.contentType = contentType
    }

    /// A call that makes it of a key and a text or a path.
    func call(_ function: String, _ key: String, _ text: String, typeLabel: String) -> String {
      var arguments = [Expression.Argument("", .plain(key))]
      arguments.append(.init(isFile ? "path" : "", .plain(text)))
      if case .file(let name?) = content {
        arguments.append(.init("fileName", .plain(SourceText.literal(name))))
      }
      if let contentType {
        arguments.append(.init(typeLabel, .plain(SourceText.literal(contentType))))
      }
      return Expression.call(function, arguments).text
    }

    var isFile: Bool { if case .file = content { true } else { false } }
  }

  /// What is said with one status, `404`, `4XX` or `default`; nothing where there is no model.
  struct Failure: Sendable {
    let status: String
    let model: DataModel?
    /// The same for the same schema.
    let identity: Int?
    let summary: String?
  }

  /// JSON in lines, or server-sent events.
  package enum StreamForm: Sendable {
    case lines, events
  }

  package enum Answer: Sendable {
    /// No body, or none that matters.
    case nothing
    case json(DataModel)
    case text
    case bytes
    /// What comes one after the other, and what each of it is, where that is JSON.
    case stream(StreamForm, DataModel?)

    var isNothing: Bool { if case .nothing = self { true } else { false } }
  }

  /// Of the endpoint's type; made legal when it is written.
  package var name: String
  package var summary: String?
  /// What the API is called; the type of its service in the library's style.
  package var service: String
  /// `https://api.github.com`, perhaps with a path.
  package var baseURL: String
  package var method: String
  package var path: [PathPart]
  package var query: [Input] = []
  package var headers: [Input] = []
  /// Those that are described.
  var cookies: [Input] = []
  /// Headers that are always the same, of this endpoint and of the whole service.
  package var constants: [Constant] = []
  package var serviceConstants: [Constant] = []
  package var body: Body = .none
  package var answer: Answer = .nothing
  /// Whether it opens a WebSocket, and the messages are what comes.
  package var isConversation = false
  /// What is said in it, with `{{secret:NAME}}` for each secret, and the protocols that may be spoken.
  var said: [String] = []
  var protocols: [String] = []
  package var failure: DataModel?
  /// What it says with each status, where that is described and differs.
  var failures: [Failure] = []
  /// With what the request was answered that a sample sends, where one was seen.
  var seenStatus: Int?
  /// Whether nobody should ask it any more.
  var isDeprecated = false
  /// Said of it behind the summary, each a paragraph.
  var remarks: [String] = []
  /// Who asks, where no header says it, a secret as `{{secret:NAME}}`; and the variable that holds the password.
  package var login: (scheme: AuthScheme, user: String, variable: String)?
  /// What else a login that signs takes, and the variable that holds a second secret.
  package var loginSettings: [AuthScheme.Setting.Name: String] = [:]
  package var loginToken: String?
  /// The keys of an object that was sent whose values may not stand in source.
  package var secretKeys: @Sendable (_ object: Node) -> Set<String> = { _ in [] }
  /// Where secrets stand in a body that was sent, and what they are called, which need not be their keys.
  package var secretPlaces: [Int: String] = [:]

  package init(name: String, service: String, baseURL: String, method: String, path: [PathPart]) {
    self.name = name
    self.service = service
    self.baseURL = baseURL
    self.method = method
    self.path = path
  }
}
