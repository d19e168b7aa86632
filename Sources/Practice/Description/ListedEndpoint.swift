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
    GET /qiita/api/v2/authenticated_user = Your own profile; needs a token.
    GET /qiita/api/v2/users/{id} /qiita/api/v2/users/apus A profile.
    GET /qiita/api/v2/items /qiita/api/v2/items?per_page=2 Articles, newest first, in pages (per_page, page, Link, Total-Count).
    POST /qiita/api/v2/items = Publishes an article; needs a token.
    GET /qiita/api/v2/items/{id} /qiita/api/v2/items/bb26615c7faed2a60ad0 One article.
    DELETE /qiita/api/v2/items/{id} /qiita/api/v2/items/bb26615c7faed2a60ad0 Removes an article; needs a token; answers 204 without a body.
    POST /greenstore/api/v1/food/fruits = Saves a fruit (name, price).
    GET /greenstore/api/v1/food/fruits = The fruits saved so far.
    any /mamari/api/suggest /mamari/api/suggest?query=%E9%9B%A2%E4%B9%B3%E9%A3%9F&tag=a&tag=b Suggestions for `query`; repeated keys and all headers are shown as they came.
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
    GET /cookies = The cookies that arrived.
    GET /cookies/set /cookies/set?flavour=oat Sets each pair of the query as a cookie, and redirects to /cookies.
    GET /cookies/delete /cookies/delete?flavour Deletes each cookie that the query names, and redirects to /cookies.
    GET /documents/{name} /documents/readme A document with its ETag: 406 when you accept no JSON, 410 when it was removed.
    PUT /documents/{name} /documents/readme Changes it: 428 without If-Match, 412 when it has changed meanwhile, 415 when it is no JSON.
    POST /documents = Makes a document: 409 when there is one of that name.
    DELETE /documents/{name} /documents/readme Removes it; what is asked for afterwards is gone (410).
    GET /cursor/items /cursor/items?limit=3 Items in pages: `next_cursor` leads to the next one, and is null on the last.
    POST /jobs = Starts a job: 202, and a Location to ask after it.
    GET /jobs/{id} /jobs/1 How far a job is: queued, then running, then done with its result.
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
    GET /sse/{n} /sse/3 n server-sent events; `every` as above.
    GET /bytes/{n} /bytes/1000 n bytes that look random, the same each time.
    GET /range/{n} /range/100 n letters, of which a Range can be asked for.
    GET /json/{bytes} /json/5000 About that many bytes of JSON, as an API would send it.
    GET /faults = Every failure, with what happens and how to see it.
    any /faults/{code} /faults/decode.type That failure, for real; the directory of faults tells which there are.
    any /faults/{code}/{variant} /faults/decode.type/float Another way to it.
    """
}
