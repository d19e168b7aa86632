extension GitHub {
  /// What a classic token, or one of an OAuth app, may do. GitHub names them in `X-OAuth-Scopes` of every answer, and in
  /// `X-Accepted-OAuth-Scopes` those of which any one is enough.
  package struct Scopes: Sendable, Hashable {
    package let names: [String]

    /// `repo, gist`; none of an empty text.
    package init(_ text: String) {
      names = text.split(separator: ",").map { String($0.drop { $0 == " " }.prefix { $0 != " " }) }
        .filter { !$0.isEmpty }
    }

    /// With all that these imply.
    package var closed: Set<String> {
      var all = Set(names)
      var rest = names
      while let name = rest.popLast() {
        for implied in Self.implied[name] ?? [] where all.insert(implied).inserted { rest.append(implied) }
      }
      return all
    }

    /// Whether a token with these may do what takes any one of the others.
    package func cover(_ accepted: Scopes) -> Bool {
      accepted.names.isEmpty || !closed.isDisjoint(with: accepted.names)
    }

    /// Those of which none implies another: the least that a token can have.
    package var least: [String] {
      names.filter { name in
        let others = Scopes(name).closed.subtracting([name])
        return others.isDisjoint(with: names)
      }
    }

    /// What each scope covers besides itself, one step down. A new scope that implies others is one line.
    private static let implied: [String: [String]] = [
      "repo": ["repo:status", "repo_deployment", "public_repo", "repo:invite", "security_events"],
      "admin:repo_hook": ["write:repo_hook"], "write:repo_hook": ["read:repo_hook"],
      "admin:org": ["write:org", "manage_runners:org"], "write:org": ["read:org"],
      "admin:public_key": ["write:public_key"], "write:public_key": ["read:public_key"],
      "user": ["read:user", "user:email", "user:follow"],
      "project": ["read:project"],
      "write:discussion": ["read:discussion"],
      "write:packages": ["read:packages"],
      "admin:gpg_key": ["write:gpg_key"], "write:gpg_key": ["read:gpg_key"],
      "admin:ssh_signing_key": ["write:ssh_signing_key"],
      "write:ssh_signing_key": ["read:ssh_signing_key"],
      "admin:enterprise": [
        "manage_runners:enterprise", "manage_billing:enterprise", "read:enterprise", "scim:enterprise",
      ],
      "audit_log": ["read:audit_log"],
      "codespace": ["codespace:secrets"],
      "copilot": ["manage_billing:copilot"],
      "write:network_configurations": ["read:network_configurations"],
    ]
  }
}
