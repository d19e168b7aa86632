/// A way to show a server who asks.
///
/// Each is a file of this folder and a line of `AuthScheme.all`. Everything else knows the three shapes, and asks a
/// scheme for its words: lines, formats, Swift source, redaction, help and Tab name none.
package struct AuthScheme: Sendable {
  /// What it takes, and what becomes of it.
  package enum Shape: Sendable {
    /// One secret, which a header has. Without a name the user says which header.
    case header(named: String?)
    /// A user and a password.
    case userAndPassword(Sending)
    /// A user and a key that sign each request as it goes out. These fields are set in it: of what it is at last, after
    /// every redirect anew.
    case signer(@Sendable (_ request: Request, _ login: Login) throws(RequestError) -> [HeaderField])
  }

  /// When a user and a password are sent.
  package enum Sending: Sendable {
    /// With the request, as the value of `Authorization`.
    case atOnce(PairCoding)
    /// Once the server asks for them.
    case whenAsked(Challenge)
  }

  /// How a user and a password become one value, and are found in it again.
  package struct PairCoding: Sendable {
    /// All of the header's value, the scheme's word too.
    package let encoded: @Sendable (_ user: String, _ password: Secret?) -> Secret
    /// `user:password`, of what follows the word; `nil` where it is something else.
    let decoded: @Sendable (String) -> [UInt8]?
  }

  /// What a transport has to know how to answer.
  package enum Challenge: Sendable { case digest }

  /// What other programs and languages call it. Where there is no word, it is left out, and that is said.
  package struct Words: Sendable {
    /// curl's switch for it.
    package var curlSwitch: String?
    /// curl's option that has the secret for its value.
    package var curlSecret: String?
    /// What HTTPie's `-A` calls it.
    package var httpie: String?
    /// The word before user, password and settings in a file of requests, which editors make a signature of.
    package var recipe: String?
    /// The middleware for apps, which is made of `user`, `password` and `for`.
    package var middleware: String?
    /// The function that makes a login that signs, of the owner, the key and the settings, under these names.
    package var signing: (call: String, owner: String, key: String)?
    /// What to know of it in source that has Foundation alone.
    package var foundation: String?
  }

  /// As `auth` and `-A` have it.
  package let name: String
  /// For Tab.
  package let meaning: String
  package let shape: Shape
  /// The word before the proof, as it is sent; then as others write it. Case makes no difference to servers.
  package let spellings: [String]
  /// Whether servers ask for it by name, and `-A` takes it.
  package let isStandard: Bool
  /// What else one that signs takes.
  package let settings: [Setting]
  /// What is given before the key of one that signs.
  private let signsAs: Owner
  /// Where it may be found that no line says it.
  package let elsewhere: Elsewhere?
  /// The settings that a host's name says.
  package let settingsOfHost: @Sendable (_ host: String) -> [Setting.Name: String]
  /// The URL as it has to be spelled where it is signed; it means the same.
  let spelling: @Sendable (_ url: WebURL, _ login: Login) -> WebURL
  /// For how long a server takes a signature, where the scheme says so.
  package let holds: Duration?
  package let words: Words

  init(
    _ name: String, _ meaning: String, _ shape: Shape, spellings: [String], isStandard: Bool = true,
    signsAs: Owner = .user, settings: [Setting] = [], elsewhere: Elsewhere? = nil,
    settingsOfHost: @escaping @Sendable (String) -> [Setting.Name: String] = { _ in [:] },
    spelling: @escaping @Sendable (WebURL, Login) -> WebURL = { url, _ in url },
    holds: Duration? = nil, words: Words = Words()
  ) {
    self.spelling = spelling
    self.elsewhere = elsewhere
    self.settingsOfHost = settingsOfHost
    self.settings = settings
    self.signsAs = signsAs
    self.holds = holds
    self.name = name
    self.meaning = meaning
    self.shape = shape
    self.spellings = spellings
    self.isStandard = isStandard
    self.words = words
  }
}

extension AuthScheme: Hashable {
  package static func == (one: AuthScheme, other: AuthScheme) -> Bool { one.name == other.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// MARK: Its shape

extension AuthScheme {
  /// What is given before the secret; `nil` where there is nothing but the secret.
  package enum Owner: Sendable { case user, header }

  package var owner: Owner? {
    switch shape {
    case .header(named: nil): .header
    case .header: nil
    case .userAndPassword: .user
    case .signer: signsAs
    }
  }

  /// How a line of a request names it.
  package var inALine: String { signs ? "auth \(name)" : "-A \(name)" }

  /// Whether a secret is all it takes.
  package var takesSecretAlone: Bool { owner == nil }

  /// The word before the proof, as it is sent.
  package var word: String? { spellings.first }

  /// What its secret is called where nobody named it; `nil` is as the header.
  package var secretName: String? {
    switch shape {
    case .header(let name): name == nil ? nil : "token"
    case .userAndPassword: "password"
    case .signer: "key"
    }
  }

  /// Whether it signs each request, so that a secret never goes out.
  package var signs: Bool { if case .signer = shape { true } else { false } }

  /// Whether what follows its word is the secret itself.
  package var sendsSecretItself: Bool { if case .header(.some) = shape { word != nil } else { false } }

  /// How it sends a pair in a header, if it does.
  package var pairCoding: PairCoding? {
    if case .userAndPassword(.atOnce(let coding)) = shape { coding } else { nil }
  }

  /// What the transport has to answer, if anything.
  package var challenge: Challenge? {
    if case .userAndPassword(.whenAsked(let challenge)) = shape { challenge } else { nil }
  }
}
