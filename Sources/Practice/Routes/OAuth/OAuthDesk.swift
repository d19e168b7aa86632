internal import ApusEncodings

/// What the practice API's authorization server remembers. Every server starts with nothing, and gives the same names in the
/// same order, so that sessions replay; a real server never does this.
struct OAuthDesk: Sendable {
  /// What somebody said yes to, and nobody has fetched yet.
  struct Code: Sendable {
    let client, redirect, challenge: String
    let scopes: [String]
    let nonce: String?
  }

  /// A question on its way to somebody with another screen.
  struct Device: Sendable {
    enum Answer: Sendable { case waiting, yes, no }

    let client, userCode: String
    let scopes: [String]
    var answer = Answer.waiting
    var questions = 0
  }

  /// What a client has.
  struct Grant: Sendable {
    let client: String
    let scopes: [String]
    var isRenewed = false
    var uses = 0
  }

  private(set) var codes: [String: Code] = [:]
  private(set) var devices: [String: Device] = [:]
  private(set) var tokens: [String: Grant] = [:]
  private(set) var refreshTokens: [String: Grant] = [:]
  private var count = 0

  /// A server that runs for long stays small.
  private static let most = 1000

  /// The next name of a kind, as long as real ones are.
  private mutating func name(_ kind: String) -> String {
    count += 1
    if count % Self.most == 0 { (codes, devices, tokens, refreshTokens) = ([:], [:], [:], [:]) }
    return "practice-\(kind)-\(MD5.hex("\(kind) \(count)").prefix(20))"
  }

  // MARK: Saying yes

  mutating func code(for code: Code) -> String {
    let name = name("code")
    codes[name] = code
    return name
  }

  /// A code is good once.
  mutating func take(code: String) -> Code? { codes.removeValue(forKey: code) }

  mutating func device(for client: String, scopes: [String]) -> (name: String, userCode: String) {
    let name = name("device")
    // Letters that nobody mistakes for others (RFC 8628, 6.1).
    let letters = Array("BCDFGHJKLMNPQRSTVWXZ")
    let picked = MD5.hex(name).utf8.prefix(8).map { letters[Int($0) % letters.count] }
    let userCode = "\(String(picked[..<4]))-\(String(picked[4...]))"
    devices[name] = Device(client: client, userCode: userCode, scopes: scopes)
    return (name, userCode)
  }

  /// Says yes or no to what a code stands for; false where it stands for nothing.
  mutating func answer(userCode: String, _ answer: Device.Answer) -> Bool {
    let wanted = userCode.filter(\.isLetter).uppercased()
    guard let name = devices.first(where: { $0.value.userCode.filter(\.isLetter) == wanted })?.key else {
      return false
    }
    devices[name]?.answer = answer
    return true
  }

  /// One more question after a device's code.
  mutating func ask(device: String) -> Device? {
    devices[device]?.questions += 1
    return devices[device]
  }

  mutating func take(device: String) { devices[device] = nil }

  // MARK: Tokens

  mutating func tokens(
    for client: String, _ scopes: [String], isRenewable: Bool, isRenewed: Bool = false
  ) -> (access: String, refresh: String?) {
    let access = name("access")
    tokens[access] = Grant(client: client, scopes: scopes, isRenewed: isRenewed)
    guard isRenewable else { return (access, nil) }
    let refresh = name("refresh")
    refreshTokens[refresh] = Grant(client: client, scopes: scopes)
    return (access, refresh)
  }

  /// A refresh token is good once: another comes with what it is given for.
  mutating func take(refreshToken: String) -> Grant? { refreshTokens.removeValue(forKey: refreshToken) }

  /// What a token that is shown is good for; `nil` where it is none, or none any more.
  mutating func use(_ token: String) -> Grant? {
    guard var grant = tokens[token] else { return nil }
    grant.uses += 1
    tokens[token] = grant
    let isShort = grant.client == OAuthClientName.short.rawValue && !grant.isRenewed
    return isShort && grant.uses > 2 ? nil : grant
  }

  mutating func revoke(_ token: String) {
    tokens[token] = nil
    guard let grant = refreshTokens.removeValue(forKey: token) else { return }
    tokens = tokens.filter { $0.value.client != grant.client }
  }
}
