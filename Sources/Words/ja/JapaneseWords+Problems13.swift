extension JapaneseWords {
  static let problems13: StaticString = """
    `{0}` in a path leads nowhere
      パスの `{0}` の先がありません
    {0} parameter
      {0} パラメーター
    the {0} `{1}` is required and missing
      {0} `{1}` は必須ですが、ありません
    the {0} `{1}` is {2}, not `{3}`
      {0} `{1}` は `{3}` ではなく {2} です
    a body is required and missing
      ボディは必須ですが、ありません
    not read: files refer to files more than {0} deep
      読んでいません。ファイルの参照が {0} 階層を超えています
    a collection of Postman
      Postman のコレクション
    a discovery document of Google
      Google の discovery ドキュメント
    version {0} is read as though it were 3.1
      バージョン {0} は 3.1 として読みます
    there are no `paths`
      `paths` がありません
    `paths` is no object
      `paths` がオブジェクトではありません
    the path `{0}` does not begin with `/`
      パス `{0}` が `/` で始まっていません
    the path `{0}` holds no object
      パス `{0}` がオブジェクトではありません
    `{0}` of `{1}` is no method
      `{1}` の `{0}` はメソッドではありません
    `{0}` of `{1}` is no object
      `{1}` の `{0}` がオブジェクトではありません
    `{0} {1}` is there twice; the first is taken
      `{0} {1}` が 2 回あります。最初のものを使います
    is outside this document, and only what is inside is followed
      はこの文書の外にあり、たどるのは中だけです
    `{0}` leads nowhere
      `{0}` の先がありません
    `{0}` leads back to itself
      `{0}` は自分自身に戻ります
    the text is empty
      テキストが空です
    this is YAML, for which {0}
      これは YAML ですが、{0}
    this is no YAML that can be read: {0}
      YAML として読み取れません: {0}
    this is {0}, and only OpenAPI, Swagger and JSON Hyper-Schema are read
      これは {0} です。読めるのは OpenAPI、Swagger、JSON Hyper-Schema だけです
    this is HTML or XML, neither JSON nor YAML: perhaps the page that shows the description
      これは JSON でも YAML でもなく、HTML か XML です。API 記述を表示するページかもしれません
    this is not JSON: {0}
      JSON ではありません: {0}
    an OpenAPI document is an object, this is {0}
      OpenAPI の文書はオブジェクトですが、これは {0} です
    neither `openapi` nor `swagger` says what version this is; it may not be OpenAPI at all
      `openapi` も `swagger` もなく、バージョンがわかりません。OpenAPI ではないかもしれません
    this is a JSON Schema without `links`: it says what values are like, and nothing of an API
      `links` のない JSON Schema です。値の形だけで、API については書かれていません
    version {0} is not known here; OpenAPI 3.0 to 3.2 and Swagger 2.0 are
      バージョン {0} には対応していません。対応しているのは OpenAPI 3.0 から 3.2 と Swagger 2.0 です
    A line or the whole head is too long.
      1 行かヘッダー部全体が長すぎます。
    A line ends with CR LF, and neither stands alone.
      行は CR LF で終わり、どちらも単独では使えません。
    The request did not come in time.
      リクエストが時間内に届きませんでした。
    nothing was written: the text holds the secret {0} in a form that could not be replaced
      何も書いていません。秘密 {0} が、置き換えられない形でテキストに含まれています
    places such as header.x-tenant, body.items[*].customer, query.pin, ssn or /[0-9]{9}/, not {0}
      header.x-tenant、body.items[*].customer、query.pin、ssn、/[0-9]{9}/ のような場所で、{0} ではありません
    """
}
