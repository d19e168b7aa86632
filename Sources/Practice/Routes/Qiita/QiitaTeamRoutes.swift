internal import ApusEncodings

/// Teams, who is invited to them, and tokens.
enum QiitaTeamRoutes: RouteGroup {
  static let title = "Qiita: teams and tokens"

  static let routes: [Route] =
    [
      .get("/qiita/api/v2/teams", "The teams you are in; needs a token.") { call in
        Qiita.tell(call, .readTeam) { _ in
          .json([["active": true, "id": "practice", "name": "練習チーム"]])
        }
      }
      .ofQiita(.readTeam),
      .get("/qiita/api/v2/team_invitations", "Who is invited to a team, in pages; needs a token.") { call in
        Qiita.tell(call, .readTeam) { world in Qiita.list(world.invitations.all, call, invitation) }
      }
      .inPages(size: 20).ofQiita(.readTeam),
      .post(
        "/qiita/api/v2/team_invitations", "Invites somebody to a team; needs a token.",
        example: "/qiita/api/v2/team_invitations", body: #"{"email": "grace@example.com"}"#
      ) { call in
        Qiita.reading(Invitation.self, call) { new in
          Qiita.tell(call, .writeTeam) { world in
            guard new.email.contains("@"), !world.invitations.all.contains(new.email) else {
              return Qiita.badRequest
            }
            return .json(invitation(world.invitations.add { _ in new.email }), status: 201)
          }
        }
      }
      .sending(.object(["email": .text("grace@example.com")])).ofQiita(.writeTeam),
      .delete(
        "/qiita/api/v2/team_invitations/{email}", "Takes an invitation back; needs a token; answers 204.",
        example: "/qiita/api/v2/team_invitations/ada@example.com"
      ) { call in
        Qiita.tell(call, .writeTeam) { world in
          world.invitations.remove { $0 == call.parameter("email") } ? .empty(204) : Qiita.notFound
        }
      }
      .ofQiita(.writeTeam),
      .delete(
        "/qiita/api/v2/remove_team_member/{id}", "Takes a member out of a team; needs a token; answers 204.",
        example: "/qiita/api/v2/remove_team_member/nanashi"
      ) { call in
        Qiita.tell(call, .writeTeam) { world in
          guard let place = world.members.firstIndex(of: call.parameter("id")) else { return Qiita.notFound }
          world.members.remove(at: place)
          return .empty(204)
        }
      }
      .ofQiita(.writeTeam),
      .get(
        "/qiita/api/v2/oauth/authorize",
        "Where an app sends you for a code: a page that asks for your permission.",
        example: "/qiita/api/v2/oauth/authorize?client_id=app&scope=read_qiita&state=mine"
      ) { call in
        guard let client = call.query("client_id"), let scope = call.query("scope") else {
          return Qiita.badRequest
        }
        return .html(permission(client, scope, call.query("state")))
      }
      .taking(
        .query("client_id", .text, "The app."), .query("scope", .text, "What it wants to do."),
        .query("state", .text, "What comes back with the code.")),
    ] + tokens("access_tokens", "a token") + tokens("team_access_tokens", "a token for one team")

  private struct Invitation: Decodable {
    let email: String
  }

  private static func invitation(_ email: String) -> JSONText {
    ["email": .string(email), "url": "https://practice.qiita.com/registration?token=invited"]
  }

  /// At Qiita somebody says yes here, and their browser is led back to the app.
  private static func permission(_ client: String, _ scope: String, _ state: String?) -> String {
    let back = "?code=page" + (state.map { "&state=\($0)" } ?? "")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head><title>Permission</title></head>
      <body>
      <h1>May \(HTMLQuoting.escaped(client)) do this for you?</h1>
      <p>\(HTMLQuoting.escaped(scope))</p>
      <p>Whoever says yes is led back to the app with \(HTMLQuoting.escaped(back)), and the app gets a token for that code.</p>
      </body>
      </html>

      """
  }

  private struct Exchange: Decodable {
    enum CodingKeys: String, CodingKey {
      case client = "client_id"
      case secret = "client_secret"
      case code
    }

    let client: String
    let secret: String
    let code: String
  }

  /// Tokens for codes, as OAuth has it. Nobody has to have one to get one.
  private static func tokens(_ name: String, _ what: String) -> [Route] {
    let path = "/qiita/api/v2/\(name)"
    return [
      .post(
        path, "Gives \(what) for a code.", example: path,
        body: #"{"client_id": "app", "client_secret": "letmein", "code": "page"}"#
      ) { call in
        Qiita.reading(Exchange.self, call) { exchange in
          Qiita.tell(call) { _ in
            guard !exchange.client.isEmpty, !exchange.secret.isEmpty, !exchange.code.isEmpty else {
              return Qiita.badRequest
            }
            return .json(
              [
                "client_id": .string(exchange.client), "scopes": ["read_qiita", "write_qiita"],
                "token": "practice-token",
              ], status: 201)
          }
        }
      }
      .sending(.object(["client_id": .text, "client_secret": .text, "code": .text]))
      .failing(400, 401, with: QiitaSchemas.error),
      .delete(path + "/{token}", "Gives \(what) back; answers 204.", example: path + "/practice-token") {
        call in
        Qiita.tell(call) { _ in .empty(204) }
      }
      .failing(401, with: QiitaSchemas.error),
    ]
  }
}
