package import ApusClient
package import ApusLanguage
package import ApusSurroundings
internal import ApusSystem

/// A login that no line has: of variables of the environment, or of a profile in the files of the scheme's own tools.
package struct LoginElsewhere {
  package let user: String
  /// With the variable's name, or none where a file has it.
  package let password: Secret
  package let token: Secret?
  package let settings: [AuthScheme.Setting.Name: String]
  /// Where it was: `AWS_ACCESS_KEY_ID`, or `~/.aws/credentials`.
  package let place: String
  /// The variable that has the user, or would have.
  package let userVariable: String
  /// What else it was found by, and is no secret, by the variables that say it: a region, a profile.
  package let plain: [(variable: String, value: String)]

  private static func halfSet(
    _ name: String, _ missing: [String], at range: Range<Int>
  ) -> LineProblem {
    LineProblem(
      "the environment has \(name) and no \(missing.joined(separator: " or "))", at: range, try: "help auth")
  }

  /// - Parameters:
  ///   - profile: the one that a line names. None by default: then variables come first.
  /// - Returns: `nil` where a scheme is kept nowhere.
  /// - Throws: where neither variables nor files have it.
  package init?(
    of scheme: AuthScheme, profile: String?, in environment: Environment, at range: Range<Int>
  ) throws(LineProblem) {
    guard let places = scheme.elsewhere else { return nil }
    func variable(_ names: [String]) -> (value: String, name: String)? {
      names.lazy.compactMap { name in
        environment.variable(name).flatMap { $0.isEmpty ? nil : ($0, name) }
      }.first
    }
    let said = places.settings.compactMapValues { variable($0)?.value }
    func plain(_ settings: [AuthScheme.Setting.Name: String]) -> [(variable: String, value: String)] {
      settings.compactMap { name, value in places.settings[name]?.first.map { ($0, value) } }
    }
    userVariable = places.user.first ?? ""
    // A replay has all of it among its variables, wherever it was; one that asks for real looks again.
    let isRecorded = environment.isReplay && !environment.isLive
    let isFromFile = profile != nil || isRecorded && variable([places.profile.variable]) != nil
    if profile == nil || isRecorded, let user = variable(places.user),
      let password = variable(places.password)
    {
      self.user = user.value
      self.password = Secret(password.value, name: password.name)
      token = variable(places.token).map { Secret($0.value, name: $0.name) }
      settings = said
      place = isFromFile ? places.credentials.usual : user.name
      self.plain = plain(said)
      return
    }
    if profile == nil, !isRecorded {
      // The key that would be found elsewhere is another one.
      switch (variable(places.user), variable(places.password)) {
      case (let user?, nil): throw Self.halfSet(user.name, places.password, at: range)
      case (nil, let password?): throw Self.halfSet(password.name, places.user, at: range)
      default: break
      }
    }
    let name = profile ?? variable([places.profile.variable])?.value ?? places.profile.usual
    func section(_ path: String) throws(LineProblem) -> [String: String]? {
      switch environment.files.contents(environment.files.expanded(path)) {
      case .success(let bytes): return ProfileFile(String(decoding: bytes, as: UTF8.self))[name]
      case .failure(FileProblem(.missing)): return nil
      case .failure(let problem):
        throw LineProblem(.requestParameter, "\(path) cannot be read: \(problem.reason)", at: range)
      }
    }
    let path = places.path(of: places.credentials, in: environment)
    let rest = try section(places.path(of: places.configuration, in: environment)) ?? [:]
    let found = rest.merging(try section(path) ?? [:]) { $1 }
    // The files have the variables' names in small letters.
    func value(_ names: [String]) -> String? { names.lazy.compactMap { found[$0.lowercased()] }.first }
    guard let user = value(places.user), let password = value(places.password) else {
      let variables = (places.user + places.password).joined(separator: " and ")
      throw LineProblem(
        profile == nil
          ? "the environment has no \(variables), and \(path) has no key of the profile \(name)"
          : "\(path) has no key of the profile \(name)", at: range, try: "auth \(scheme.name) KEY")
    }
    self.user = user
    self.password = Secret(password, name: places.password.first)
    token = value(places.token).map { Secret($0, name: places.token.first) }
    settings = (found["region"].map { [.region: $0] } ?? [:]).merging(said) { $1 }
    place = path
    self.plain = plain(settings) + (profile == nil ? [(places.profile.variable, name)] : [])
  }
}
