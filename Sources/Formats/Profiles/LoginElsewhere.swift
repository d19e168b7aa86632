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

  /// - Parameters:
  ///   - profile: the one that a line names. None by default: then variables come first.
  /// - Returns: `nil` where a scheme is kept nowhere.
  /// - Throws: where neither variables nor files have it.
  package init?(
    of scheme: AuthScheme, profile: String?, in environment: Environment, at range: Range<Int>
  ) throws(LineProblem) {
    guard let places = scheme.elsewhere else { return nil }
    let look = Look(places: places, environment: environment, profile: profile, range: range)
    if let login = look.ofVariables {
      self = login
    } else {
      if profile == nil, !look.isRecorded { try look.refuseHalf() }
      self = try look.ofFiles(scheme)
    }
  }

  private init(
    user: String, _ password: Secret, _ token: Secret?, _ settings: [AuthScheme.Setting.Name: String],
    place: String, userVariable: String, plain: [(variable: String, value: String)]
  ) {
    (self.user, self.password, self.token, self.settings) = (user, password, token, settings)
    (self.place, self.userVariable, self.plain) = (place, userVariable, plain)
  }
}

extension LoginElsewhere {
  /// A look at the places where a login may be.
  private struct Look {
    let places: AuthScheme.Elsewhere
    let environment: Environment
    let profile: String?
    let range: Range<Int>

    /// A replay has all of it among its variables, wherever it was; one that asks for real looks again.
    var isRecorded: Bool { environment.isReplay && !environment.isLive }

    private func variable(_ names: [String]) -> (value: String, name: String)? {
      names.lazy.compactMap { name in
        environment.variable(name).flatMap { $0.isEmpty ? nil : ($0, name) }
      }.first
    }

    private var settings: [AuthScheme.Setting.Name: String] {
      places.settings.compactMapValues { variable($0)?.value }
    }

    private func plain(
      _ settings: [AuthScheme.Setting.Name: String]
    ) -> [(variable: String, value: String)] {
      settings.compactMap { name, value in places.settings[name]?.first.map { ($0, value) } }
    }

    /// `nil` where the variables have none, or a file is to have it.
    var ofVariables: LoginElsewhere? {
      guard profile == nil || isRecorded, let user = variable(places.user),
        let password = variable(places.password)
      else { return nil }
      let isFromFile = profile != nil || isRecorded && variable([places.profile.variable]) != nil
      return LoginElsewhere(
        user: user.value, Secret(password.value, name: password.name),
        variable(places.token).map { Secret($0.value, name: $0.name) }, settings,
        place: isFromFile ? places.credentials.usual : user.name,
        userVariable: places.user.first ?? "", plain: plain(settings))
    }

    /// The key that would be found elsewhere is another one.
    func refuseHalf() throws(LineProblem) {
      let missing: [String]
      let name: String
      switch (variable(places.user), variable(places.password)) {
      case (let user?, nil): (name, missing) = (user.name, places.password)
      case (nil, let password?): (name, missing) = (password.name, places.user)
      default: return
      }
      throw LineProblem(
        "the environment has \(name) and no \(missing.joined(separator: " or "))", at: range,
        try: "help auth")
    }

    private func section(_ name: String, of path: String) throws(LineProblem) -> [String: String]? {
      switch environment.files.contents(environment.files.expanded(path)) {
      case .success(let bytes): return ProfileFile(String(decoding: bytes, as: UTF8.self))[name]
      case .failure(FileProblem(.missing)): return nil
      case .failure(let problem):
        throw LineProblem(.requestParameter, "\(path) cannot be read: \(problem.reason)", at: range)
      }
    }

    func ofFiles(_ scheme: AuthScheme) throws(LineProblem) -> LoginElsewhere {
      let name = profile ?? variable([places.profile.variable])?.value ?? places.profile.usual
      let path = places.path(of: places.credentials, in: environment)
      let rest = try section(name, of: places.path(of: places.configuration, in: environment)) ?? [:]
      let found = rest.merging(try section(name, of: path) ?? [:]) { $1 }
      // The files have the variables' names in small letters.
      func value(_ names: [String]) -> String? { names.lazy.compactMap { found[$0.lowercased()] }.first }
      guard let user = value(places.user), let password = value(places.password) else {
        let variables = (places.user + places.password).joined(separator: " and ")
        throw LineProblem(
          profile == nil
            ? "the environment has no \(variables), and \(path) has no key of the profile \(name)"
            : "\(path) has no key of the profile \(name)", at: range, try: "auth \(scheme.name) KEY")
      }
      let settings = (found["region"].map { [.region: $0] } ?? [:]).merging(self.settings) { $1 }
      return LoginElsewhere(
        user: user, Secret(password, name: places.password.first),
        value(places.token).map { Secret($0, name: places.token.first) }, settings, place: path,
        userVariable: places.user.first ?? "",
        plain: plain(settings) + (profile == nil ? [(places.profile.variable, name)] : []))
    }
  }
}
