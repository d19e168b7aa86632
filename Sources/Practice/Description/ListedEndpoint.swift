/// What the practice API serves, in a few words each: there before any route is made, for those who only list, complete or
/// advise. A test holds it against the routes.
package struct ListedEndpoint: Sendable, Equatable {
  /// `nil` takes any.
  package let method: String?
  /// With its holes: `/github/users/{login}`.
  package let path: String
  /// A path to try, with its query.
  package let example: String
  /// One sentence.
  package let summary: String

  /// From a line of the list: method, path, example (`=` for the path itself) and sentence.
  init?(_ line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 3).map(String.init)
    guard parts.count == 4 else { return nil }
    method = parts[0] == "any" ? nil : parts[0]
    path = parts[1]
    example = parts[2] == "=" ? parts[1] : parts[2]
    summary = parts[3]
  }

  /// In the order of the directory.
  package static let all = text.split(separator: "\n").compactMap(ListedEndpoint.init)

  /// The list itself, a line each.
  static let text = """
    GET / = This list: JSON, or a page for browsers.
    GET /openapi.json = This API described in OpenAPI 3.1.
    GET /github/users/{login} /github/users/octocat A public profile.
    GET /github/users/{login}/repos /github/users/hubot/repos?per_page=5 Their repositories, in pages (per_page, page, Link).
    GET /github/user = Your own profile; needs a token.
    GET /github/rate_limit = How many requests are left.
    GET /github/gists = The gists, newest first, in pages.
    POST /github/gists = Makes a gist; needs a token.
    GET /github/gists/{id} /github/gists/aa5a315d61ae9438b18d One gist.
    DELETE /github/gists/{id} /github/gists/aa5a315d61ae9438b18d Removes a gist; needs a token; answers 204 without a body.
    GET /github/search/repositories /github/search/repositories?q=swift+api&per_page=2 Repositories by words and qualifiers (q, sort=stars, order, pages).
    GET /github/search/issues /github/search/issues?q=repo:octocat/Hello-World+is:open Issues and pull requests by words and qualifiers (repo, is, label, author).
    GET /github/search/code /github/search/code?q=repo:octocat/Hello-World+hello Files by words and qualifiers (repo, path, extension).
    GET /github/search/users /github/search/users?q=mona Accounts by words and qualifiers (followers).
    GET /github/search/commits /github/search/commits?q=repo:octocat/Hello-World+first Commits by words and qualifiers (repo, author).
    GET /github/repos/{owner}/{repo} /github/repos/octocat/Hello-World A repository.
    GET /github/user/repos = Your own repositories, in pages; needs a token.
    GET /github/repos/{owner}/{repo}/branches /github/repos/octocat/Hello-World/branches The branches of a repository.
    GET /github/repos/{owner}/{repo}/commits /github/repos/octocat/Hello-World/commits The commits of a repository, newest first, in pages.
    GET /github/repos/{owner}/{repo}/labels /github/repos/octocat/Hello-World/labels What issues are marked with.
    GET /github/repos/{owner}/{repo}/issues /github/repos/octocat/Hello-World/issues?state=all&per_page=3 The issues of a repository, pull requests among them, newest first, in pages.
    POST /github/repos/{owner}/{repo}/issues /github/repos/octocat/Hello-World/issues Opens an issue; needs a token.
    GET /github/repos/{owner}/{repo}/issues/{number} /github/repos/octocat/Hello-World/issues/4 One issue.
    PATCH /github/repos/{owner}/{repo}/issues/{number} /github/repos/octocat/Hello-World/issues/5 Changes an issue, or closes it; needs a token.
    GET /github/repos/{owner}/{repo}/issues/{number}/comments /github/repos/octocat/Hello-World/issues/4/comments What was said about an issue, oldest first, in pages.
    POST /github/repos/{owner}/{repo}/issues/{number}/comments /github/repos/octocat/Hello-World/issues/4/comments Says something about an issue; needs a token.
    GET /github/repos/{owner}/{repo}/pulls /github/repos/octocat/Hello-World/pulls The pull requests of a repository, newest first, in pages.
    POST /github/repos/{owner}/{repo}/pulls /github/repos/octocat/Hello-World/pulls Opens a pull request; needs a token.
    GET /github/repos/{owner}/{repo}/pulls/{number} /github/repos/octocat/Hello-World/pulls/7 One pull request; a diff for `Accept: application/vnd.github.diff`.
    GET /github/repos/{owner}/{repo}/pulls/{number}/files /github/repos/octocat/Hello-World/pulls/7/files What a pull request changes.
    PUT /github/repos/{owner}/{repo}/pulls/{number}/merge /github/repos/octocat/Hello-World/pulls/11/merge Merges a pull request; needs a token.
    GET /github/repos/{owner}/{repo}/contents /github/repos/octocat/Hello-World/contents What the top folder of a repository has.
    GET /github/repos/{owner}/{repo}/contents/{path...} /github/repos/octocat/Hello-World/contents/README.md A file, in Base64 or for `Accept: application/vnd.github.raw` as it is; of a folder, what it has.
    PUT /github/repos/{owner}/{repo}/contents/{path...} /github/repos/octocat/Hello-World/contents/notes.md Makes a file or changes it; needs a token, and `sha` for one that is there.
    DELETE /github/repos/{owner}/{repo}/contents/{path...} /github/repos/octocat/Hello-World/contents/docs/guide.md Removes a file; needs a token, and its `sha`.
    GET /github/repos/{owner}/{repo}/readme /github/repos/octocat/Hello-World/readme The README of a repository.
    GET /github/repos/{owner}/{repo}/releases /github/repos/octocat/Hello-World/releases The releases of a repository, newest first, in pages.
    POST /github/repos/{owner}/{repo}/releases /github/repos/octocat/Hello-World/releases Publishes a release; needs a token.
    GET /github/repos/{owner}/{repo}/releases/latest /github/repos/octocat/Hello-World/releases/latest The newest release.
    GET /github/repos/{owner}/{repo}/releases/tags/{tag} /github/repos/octocat/Hello-World/releases/tags/v1.0.0 The release of a tag.
    GET /github/repos/{owner}/{repo}/actions/workflows /github/repos/octocat/Hello-World/actions/workflows The workflows of a repository.
    POST /github/repos/{owner}/{repo}/actions/workflows/{workflow}/dispatches /github/repos/octocat/Hello-World/actions/workflows/ci.yml/dispatches Starts a workflow; needs a token; answers 204 without a body.
    GET /github/repos/{owner}/{repo}/actions/runs /github/repos/octocat/Hello-World/actions/runs The runs of the workflows, newest first, in pages.
    GET /github/repos/{owner}/{repo}/actions/runs/{number} /github/repos/octocat/Hello-World/actions/runs/129626901 One run.
    POST /github/repos/{owner}/{repo}/actions/runs/{number}/rerun /github/repos/octocat/Hello-World/actions/runs/129626902/rerun Runs a workflow again; needs a token.
    GET /github/users/{login}/starred /github/users/octocat/starred What an account has starred, in pages.
    GET /github/user/starred = What you have starred, in pages; needs a token.
    GET /github/user/starred/{owner}/{repo} /github/user/starred/hubot/swift-client Whether you have starred a repository: 204 or 404; needs a token.
    PUT /github/user/starred/{owner}/{repo} /github/user/starred/hubot/swift-client Stars a repository; needs a token; answers 204 without a body.
    DELETE /github/user/starred/{owner}/{repo} /github/user/starred/hubot/swift-client Takes the star away; needs a token; answers 204 without a body.
    GET /github/repos/{owner}/{repo}/stargazers /github/repos/octocat/Hello-World/stargazers?per_page=3 Who has starred a repository, in pages.
    GET /github/users/{login}/followers /github/users/octocat/followers?per_page=3 Who follows an account, in pages.
    GET /github/users/{login}/following /github/users/octocat/following Whom an account follows, in pages.
    GET /github/user/following/{login} /github/user/following/monalisa Whether you follow an account: 204 or 404; needs a token.
    PUT /github/user/following/{login} /github/user/following/monalisa Follows an account; needs a token; answers 204 without a body.
    DELETE /github/user/following/{login} /github/user/following/monalisa Follows it no more; needs a token; answers 204 without a body.
    GET /github/users/{login}/gists /github/users/octocat/gists The public gists of an account, newest first, in pages.
    GET /github/notifications = What you have not read yet, newest first, in pages; needs a token.
    PATCH /github/notifications/threads/{id} /github/notifications/threads/102 Marks one as read; needs a token; answers 205 without a body.
    GET /qiita/api/v2/authenticated_user/items = Your own articles, newest first, in pages; needs a token.
    PATCH /qiita/api/v2/items/{id} /qiita/api/v2/items/4d60683ab816e67a887e Changes an article; needs a token.
    POST /qiita/api/v2/imported_items = Publishes an article of another in a team; needs a token.
    GET /qiita/api/v2/users/{id}/items /qiita/api/v2/users/apus/items?per_page=2 The articles of a user, newest first, in pages.
    GET /qiita/api/v2/tags/{id}/items /qiita/api/v2/tags/Swift/items?per_page=2 The articles under a tag, newest first, in pages.
    GET /qiita/api/v2/items/reactions = What was done about the articles of a team; needs a token.
    POST /qiita/api/v2/items/{id}/taggings /qiita/api/v2/items/4d60683ab816e67a887e/taggings Puts a tag on an article of a team; needs a token.
    DELETE /qiita/api/v2/items/{id}/taggings/{name} /qiita/api/v2/items/4d60683ab816e67a887e/taggings/%E7%B7%B4%E7%BF%92 Takes a tag from an article of a team; needs a token.
    GET /qiita/api/v2/authenticated_user = Your own profile; needs a token.
    GET /qiita/api/v2/users/{id} /qiita/api/v2/users/apus A profile.
    GET /qiita/api/v2/items /qiita/api/v2/items?per_page=2 Articles, newest first, in pages (per_page, page, Link, Total-Count).
    POST /qiita/api/v2/items = Publishes an article; needs a token.
    GET /qiita/api/v2/items/{id} /qiita/api/v2/items/bb26615c7faed2a60ad0 One article.
    DELETE /qiita/api/v2/items/{id} /qiita/api/v2/items/bb26615c7faed2a60ad0 Removes an article; needs a token; answers 204 without a body.
    GET /qiita/api/v2/users/{id}/stocks /qiita/api/v2/users/reader-1/stocks?per_page=2 What a user keeps, in pages.
    GET /qiita/api/v2/items/{id}/stockers /qiita/api/v2/items/3b5905fa9ee1e6440936/stockers?per_page=2 Who keeps an article, in pages.
    GET /qiita/api/v2/items/{id}/likes /qiita/api/v2/items/3b5905fa9ee1e6440936/likes?per_page=2 Who likes an article, in pages.
    GET /qiita/api/v2/items/{id}/stock /qiita/api/v2/items/3b5905fa9ee1e6440936/stock Whether you keep an article: 204 or 404; needs a token.
    PUT /qiita/api/v2/items/{id}/stock /qiita/api/v2/items/3b5905fa9ee1e6440936/stock Makes you keep an article; needs a token; answers 204 without a body.
    DELETE /qiita/api/v2/items/{id}/stock /qiita/api/v2/items/3b5905fa9ee1e6440936/stock Makes you keep it no more; needs a token; answers 204 without a body.
    GET /qiita/api/v2/items/{id}/like /qiita/api/v2/items/3b5905fa9ee1e6440936/like Whether you like an article: 204 or 404; needs a token.
    PUT /qiita/api/v2/items/{id}/like /qiita/api/v2/items/3b5905fa9ee1e6440936/like Makes you like an article; needs a token; answers 204 without a body.
    DELETE /qiita/api/v2/items/{id}/like /qiita/api/v2/items/3b5905fa9ee1e6440936/like Makes you like it no more; needs a token; answers 204 without a body.
    GET /qiita/api/v2/items/{id}/comments /qiita/api/v2/items/5e918b2201c3e4d54282/comments What was said about an article.
    POST /qiita/api/v2/items/{id}/comments /qiita/api/v2/items/5e918b2201c3e4d54282/comments Says something about an article; needs a token.
    POST /qiita/api/v2/items/{id}/imported_comments /qiita/api/v2/items/5e918b2201c3e4d54282/imported_comments Brings what another has said on an article of a team; needs a token.
    GET /qiita/api/v2/comments/{id} /qiita/api/v2/comments/8f7a310b8fd398506125 One comment.
    PATCH /qiita/api/v2/comments/{id} /qiita/api/v2/comments/c031aa6219c02ce7e11e Changes a comment of yours; needs a token.
    PUT /qiita/api/v2/comments/{id}/thank /qiita/api/v2/comments/8f7a310b8fd398506125/thank Thanks for a comment; needs a token; answers 204 without a body.
    DELETE /qiita/api/v2/comments/{id}/thank /qiita/api/v2/comments/8f7a310b8fd398506125/thank Takes the thanks back; needs a token; answers 204 without a body.
    DELETE /qiita/api/v2/comments/{id} /qiita/api/v2/comments/c031aa6219c02ce7e11e Removes a comment of yours; needs a token; answers 204 without a body.
    GET /qiita/api/v2/tags = The tags there are, in pages (sort=count or name).
    GET /qiita/api/v2/tags/{id} /qiita/api/v2/tags/Swift One tag.
    GET /qiita/api/v2/users/{id}/following_tags /qiita/api/v2/users/apus/following_tags The tags that a user follows, in pages.
    GET /qiita/api/v2/tags/{id}/following /qiita/api/v2/tags/Swift/following Whether you follow a tag: 204 or 404; needs a token.
    PUT /qiita/api/v2/tags/{id}/following /qiita/api/v2/tags/Swift/following Follows a tag; needs a token; answers 204 without a body.
    DELETE /qiita/api/v2/tags/{id}/following /qiita/api/v2/tags/Swift/following Follows it no more; needs a token; answers 204 without a body.
    GET /qiita/api/v2/users /qiita/api/v2/users?per_page=3 Everybody, newest first, in pages.
    GET /qiita/api/v2/users/{id}/followers /qiita/api/v2/users/tsubame/followers?per_page=3 Who follows a user, in pages.
    GET /qiita/api/v2/users/{id}/followees /qiita/api/v2/users/tsubame/followees?per_page=3 Whom a user follows, in pages.
    GET /qiita/api/v2/users/{id}/following /qiita/api/v2/users/tsubame/following Whether you follow a user: 204 or 404; needs a token.
    PUT /qiita/api/v2/users/{id}/following /qiita/api/v2/users/tsubame/following Follows a user; needs a token; answers 204 without a body.
    DELETE /qiita/api/v2/users/{id}/following /qiita/api/v2/users/tsubame/following Follows them no more; needs a token; answers 204 without a body.
    POST /qiita/api/v2/items/{id}/reactions /qiita/api/v2/items/5e918b2201c3e4d54282/reactions Puts an emoji under an article; needs a token.
    GET /qiita/api/v2/items/{id}/reactions /qiita/api/v2/items/5e918b2201c3e4d54282/reactions The emoji under an article; needs a token.
    DELETE /qiita/api/v2/items/{id}/reactions/{name} /qiita/api/v2/items/5e918b2201c3e4d54282/reactions/heart Takes an emoji of yours away; needs a token.
    POST /qiita/api/v2/comments/{id}/reactions /qiita/api/v2/comments/8f7a310b8fd398506125/reactions Puts an emoji under a comment; needs a token.
    GET /qiita/api/v2/comments/{id}/reactions /qiita/api/v2/comments/8f7a310b8fd398506125/reactions The emoji under a comment; needs a token.
    DELETE /qiita/api/v2/comments/{id}/reactions/{name} /qiita/api/v2/comments/8f7a310b8fd398506125/reactions/heart Takes an emoji of yours away; needs a token.
    POST /qiita/api/v2/projects/{id}/reactions /qiita/api/v2/projects/1/reactions Puts an emoji under a project; needs a token.
    GET /qiita/api/v2/projects/{id}/reactions /qiita/api/v2/projects/1/reactions The emoji under a project; needs a token.
    DELETE /qiita/api/v2/projects/{id}/reactions/{name} /qiita/api/v2/projects/1/reactions/heart Takes an emoji of yours away; needs a token.
    GET /qiita/api/v2/projects = The projects of a team, newest first, in pages; needs a token.
    POST /qiita/api/v2/projects = Begins a project; needs a token.
    POST /qiita/api/v2/imported_projects = Begins a project of another; needs a token.
    GET /qiita/api/v2/projects/{id} /qiita/api/v2/projects/1 One project; needs a token.
    PATCH /qiita/api/v2/projects/{id} /qiita/api/v2/projects/1 Changes a project; needs a token.
    GET /qiita/api/v2/projects/{id}/comments /qiita/api/v2/projects/1/comments What was said about a project; needs a token.
    POST /qiita/api/v2/projects/{id}/comments /qiita/api/v2/projects/1/comments Says something about a project; needs a token.
    POST /qiita/api/v2/projects/{id}/imported_comments /qiita/api/v2/projects/1/imported_comments Brings what another has said on a project; needs a token.
    DELETE /qiita/api/v2/projects/{id} /qiita/api/v2/projects/2 Removes a project; needs a token; answers 204 without a body.
    GET /qiita/api/v2/templates = The templates of a team, in pages; needs a token.
    POST /qiita/api/v2/templates = Makes a template; needs a token.
    GET /qiita/api/v2/templates/{id} /qiita/api/v2/templates/1 One template; needs a token.
    PATCH /qiita/api/v2/templates/{id} /qiita/api/v2/templates/1 Changes a template; needs a token.
    POST /qiita/api/v2/expanded_templates = What would become of a template; needs a token.
    DELETE /qiita/api/v2/templates/{id} /qiita/api/v2/templates/1 Removes a template; needs a token; answers 204 without a body.
    GET /qiita/api/v2/groups = The groups of a team, newest first, in pages; needs a token.
    POST /qiita/api/v2/groups = Makes a group; needs a token.
    GET /qiita/api/v2/groups/{url_name} /qiita/api/v2/groups/dev One group; needs a token.
    PATCH /qiita/api/v2/groups/{url_name} /qiita/api/v2/groups/dev Changes a group; needs a token.
    GET /qiita/api/v2/groups/{url_name}/members /qiita/api/v2/groups/dev/members Who is in a group, in pages; needs a token.
    GET /qiita/api/v2/groups/{url_name}/members/{user_id} /qiita/api/v2/groups/dev/members/apus One member; needs a token.
    POST /qiita/api/v2/groups/{url_name}/members /qiita/api/v2/groups/dev/members Brings members into a group; needs a token; answers 204 without a body.
    DELETE /qiita/api/v2/groups/{url_name}/members /qiita/api/v2/groups/dev/members Takes members out of a group; needs a token; answers 204 without a body.
    DELETE /qiita/api/v2/groups/{url_name} /qiita/api/v2/groups/dev Removes a group; needs a token; answers 204 without a body.
    GET /qiita/api/v2/teams = The teams you are in; needs a token.
    GET /qiita/api/v2/team_invitations = Who is invited to a team, in pages; needs a token.
    POST /qiita/api/v2/team_invitations = Invites somebody to a team; needs a token.
    DELETE /qiita/api/v2/team_invitations/{email} /qiita/api/v2/team_invitations/ada@example.com Takes an invitation back; needs a token; answers 204.
    DELETE /qiita/api/v2/remove_team_member/{id} /qiita/api/v2/remove_team_member/nanashi Takes a member out of a team; needs a token; answers 204.
    GET /qiita/api/v2/oauth/authorize /qiita/api/v2/oauth/authorize?client_id=app&scope=read_qiita&state=mine Where an app sends you for a code: a page that asks for your permission.
    POST /qiita/api/v2/access_tokens = Gives a token for a code.
    DELETE /qiita/api/v2/access_tokens/{token} /qiita/api/v2/access_tokens/practice-token Gives a token back; answers 204.
    POST /qiita/api/v2/team_access_tokens = Gives a token for one team for a code.
    DELETE /qiita/api/v2/team_access_tokens/{token} /qiita/api/v2/team_access_tokens/practice-token Gives a token for one team back; answers 204.
    POST /greenstore/api/v1/food/fruits = Saves a fruit (name, price).
    GET /greenstore/api/v1/food/fruits = The fruits saved so far.
    any /mamari/api/suggest /mamari/api/suggest?query=%E9%9B%A2%E4%B9%B3%E9%A3%9F&tag=a&tag=b Suggestions for `query`; repeated keys and all headers are shown as they came.
    POST /graphql = The same people, articles and fruits in GraphQL; a subscription comes as events.
    GET /graphql = The same over a WebSocket, in the protocol graphql-transport-ws; it closes on demand (close).
    GET /schema.graphql = The schema of /graphql, in GraphQL's own language.
    any /echo /echo?tag=a&tag=b What arrived: method, query, headers in order, body, form fields.
    any /echo/{path...} /echo/any/path The same below any path.
    any /status/{code} /status/204 A response with that status, 200 to 599.
    any /delay/{seconds} /delay/0.05 An answer after that many seconds, at most 60.
    any /redirect/{n} /redirect/2 Redirects n times, at most 1,000.
    any /redirect-to /redirect-to?url=/echo&status=307 Redirects to `url`, with `status` (302 unless given).
    any /credentials = Which credentials arrived here; the target of redirects between origins.
    any /basic-auth/{user}/{password} /basic-auth/ada/1815 Wants that name and password, by Basic authentication.
    any /digest-auth/{user}/{password} /digest-auth/ada/1815 Wants that name and password, by Digest authentication (MD5).
    any /bearer = Wants any bearer token but `bad` and `expired`.
    GET /.well-known/oauth-authorization-server = Where the authorization server takes what (RFC 8414).
    GET /.well-known/openid-configuration = The same, as OpenID Connect has it.
    GET /.well-known/oauth-protected-resource = Who gives tokens for this API (RFC 9728).
    GET /oauth/authorize /oauth/authorize?client_id=apus&redirect_uri=http://127.0.0.1/ Asks somebody for a yes, on a page; `approve=yes` says it.
    POST /oauth/token = Gives tokens: for a code, a device, a refresh token, or a client itself.
    POST /oauth/device = Gives a code to type on another screen (RFC 8628).
    GET /oauth/device = Takes that code, on a page; `approve=yes` says yes.
    POST /oauth/revoke = Takes a token back (RFC 7009).
    GET /oauth/me = Wants a token of this server, good for `read`.
    POST /oauth/notes = Wants a token of this server, good for `write`.
    GET /signed = A message that is signed as GitHub signs, with the key `practice`.
    GET /token = A JSON Web Token that says who Ada is, signed with ES256.
    GET /.well-known/jwks.json = The key that signed it (RFC 7517).
    GET /bucket = What is in a bucket whose requests are signed as for S3, with the key PRACTICE and its secret practice-secret.
    GET /bucket/{key...} /bucket/hello.txt One object of it; needs a signature.
    PUT /bucket/{key...} /bucket/note.json Puts an object into it; needs a signature, and one of the body as well.
    DELETE /bucket/{key...} /bucket/hello.txt Takes an object out of it; needs a signature; answers 204 without a body.
    GET /cookies = The cookies that arrived.
    GET /cookies/set /cookies/set?flavour=oat Sets each pair of the query as a cookie, and redirects to /cookies.
    GET /cookies/delete /cookies/delete?flavour Deletes each cookie that the query names, and redirects to /cookies.
    GET /documents/{name} /documents/readme A document with its ETag: 406 when you accept no JSON, 410 when it was removed.
    PUT /documents/{name} /documents/readme Changes it: 428 without If-Match, 412 when it has changed meanwhile, 415 when it is not JSON.
    POST /documents = Makes a document: 409 when there is one of that name.
    DELETE /documents/{name} /documents/readme Removes it; what is asked for afterwards is gone (410).
    GET /cursor/items /cursor/items?limit=3 Items in pages: `next_cursor` leads to the next one, and is null on the last.
    POST /jobs = Starts a job: 202, and a Location to ask after it.
    GET /jobs/{id} /jobs/1 How far a job is: queued, then running, then done with its result.
    POST /orders = Places an order: 201 and its Location. With an Idempotency-Key, the same again is answered alike and orders nothing.
    GET /orders = The orders placed so far.
    GET /orders/{id} /orders/1 One order.
    GET /cors/profile = A profile that pages of https://shop.example and https://app.shop.example may read.
    PUT /cors/profile = Answers as if its name were changed; a browser asks by OPTIONS before.
    OPTIONS /cors/profile = What a page may send: the answer to a preflight.
    GET /limited = Always one request too many: 429, and when to come back.
    GET /limited/github = The same in GitHub's words: 403, and X-RateLimit-Remaining: 0.
    any /flaky/{n} /flaky/0 Fails with 503 n times, then answers, and begins again.
    GET /gzip = JSON, compressed with gzip whether asked for or not.
    GET /etag = Something that does not change: 304 to a matching If-None-Match.
    GET /html = A page.
    GET /image = A picture, in PNG.
    any /upload = Counts the bytes of a body of any size, and keeps none.
    GET /xml = A document in XML.
    GET /csv = A table in CSV, with quotes, a comma and a line break in its cells.
    GET /problem = A failure in application/problem+json (RFC 9457).
    GET /text/{charset} /text/shift_jis A line of text in that encoding.
    GET /stream/{n} /stream/3 n lines of JSON, chunked; `every=200` waits that many milliseconds after each.
    GET /sse/{n} /sse/3 n server-sent events; `every` as above. Last-Event-ID goes on behind that one, and 204 ends it.
    GET /bytes/{n} /bytes/1000 n bytes that look random, the same each time.
    GET /range/{n} /range/100 n letters, of which a Range can be asked for.
    GET /json/{bytes} /json/5000 About that many bytes of JSON, as an API would send it.
    GET /ws/echo = A WebSocket that says what it hears; faults on demand (fault, close).
    GET /ws/chat = A WebSocket where everybody hears what anybody says.
    GET /ws/ticker = A WebSocket that tells prices of fruits, n of them (n, every).
    GET /faults = Every failure, with what happens and how to see it.
    any /faults/{code} /faults/decode.type That failure, for real; the directory of faults tells which there are.
    any /faults/{code}/{variant} /faults/decode.type/float Another way to it.
    """
}
