extension JapaneseWords {
  static let services3: StaticString = """
    take a tag from an article of a team
      チームの記事からタグを外す
    follow a tag no more
      タグのフォローを解除
    invite somebody to a team
      チームに招待
    their email address
      メールアドレス
    take an invitation to a team back
      チームへの招待を取り消す
    who is invited to a team
      チームに招待中の人
    the teams you are in
      自分のいるチーム
    take a member out of a team
      チームからメンバーを外す
    make a template
      テンプレートを作る
    the title it gives
      作られる題名
    the text it gives, in Markdown
      作られる本文（Markdown）
    delete a template
      テンプレートを削除
    the template's number
      テンプレートの番号
    see what a template would give
      テンプレートの展開結果を見る
    the templates of a team
      チームのテンプレート
    change a template
      テンプレートを変更
    get a token for what the page of permission led back with
      許可ページの返した値でトークンを得る
    the application's id
      アプリケーションの ID
    the application's secret
      アプリケーションの秘密
    what the page of permission led back with
      許可ページの返した値
    get an access token for one team
      チーム 1 つ用のアクセストークンを得る
    give an access token back
      アクセストークンを返却
    the token
      トークン
    give an access token of a team back
      チームのアクセストークンを返却
    whom a user follows
      ユーザーがフォローする人
    who follows a user
      ユーザーのフォロワー
    everybody, the newest first
      全ユーザー、新しい順
    The body never ends.
      ボディが終わらない。
    It says JSON, and the body is empty.
      JSON と示すが、ボディが空。
    204, where something was asked for.
      何かを求めたのに 204。
    The body is a line feed.
      ボディが改行だけ。
    A search result in which `.items[57].owner.id` is a string.
      `.items[57].owner.id` が文字列の検索結果。
    An object where a list is expected: `{"items": …}` around it.
      リストのはずがオブジェクト: `{"items": …}` で囲まれている。
    A saved fruit whose `created_at` is not in the promised format.
      `created_at` が約束の形式でない、保存された果物。
    Terminal escapes in JSON strings and keys.
      JSON の文字列とキーに端末のエスケープ。
    Raw terminal escapes in a text body.
      テキストのボディに端末のエスケープそのもの。
    403, as no request is left of GitHub's hour.
      403。GitHub の 1 時間の回数が残っていない。
    403, by GitHub's limit for too much at once; come back after 60 seconds.
      403。GitHub の一度に多すぎる制限。60 秒後にもう一度。
    429, with the limit in the IETF's fields.
      429。IETF のフィールドに制限がある。
    403, as the token lacks a scope.
      403。トークンのスコープが足りない。
    404 for what is private, as the token lacks a scope.
      非公開のものに 404。トークンのスコープが足りない。
    403, as a fine-grained token lacks a permission.
      403。細かい権限のトークンに権限が足りない。
    403, as the organization wants its single sign-on.
      403。組織がシングルサインオンを求めている。
    The URL is none.
      URL ではない。
    The header's name is none.
      ヘッダーの名前ではない。
    The file for the body is not there.
      ボディのファイルがない。
    A value of the path is empty.
      パスの値が空。
    The variable was never set.
      変数が設定されていない。
    The host has no address.
      ホストのアドレスがない。
    Nobody listens on the port.
      ポートで待ち受けているものがない。
    No connection leads to the address.
      アドレスへの経路がない。
    The server does not speak TLS.
      サーバーが TLS を使わない。
    The proxy is not there.
      プロキシがない。
    You press Ctrl-C while it runs.
      実行中に Ctrl-C を押す。
    What you expect does not hold.
      期待が成り立たない。
    A saved session, edited so that it no longer matches.
      編集されて一致しなくなった、保存したセッション。
    A saved session with a request that was never recorded.
      記録にないリクエストのある、保存したセッション。
    Values inside one another, each written whole.
      入れ子の値が、それぞれ全体で書かれる。
    The command behind | fails.
      | の後のコマンドが失敗します。
    There is no such command.
      そのコマンドはない。
    The command does not take that.
      コマンドがそれを取らない。
    The connection is reset before the first byte.
      最初のバイトの前に接続がリセットされる。
    Fifty cookies are set at once.
      Cookie が一度に 50 個設定される。
    Arrays in arrays: valid, and deep.
      配列の中の配列。正しいが、深い。
    An object with the same key twice, and an empty one.
      同じキーが 2 回あるオブジェクトと、空のオブジェクト。
    Numbers that lose something when they are taken for doubles.
      double では何かが失われる数。
    A string holds half of a surrogate pair, as an escape.
      文字列にサロゲートペアの半分のエスケープ。
    JSON that says it is plain text.
      プレーンテキストと示す JSON。
    JSON that does not say what it is.
      何かを示さない JSON。
    Text in Shift_JIS.
      Shift_JIS のテキスト。
    The whole body is a number.
      ボディ全体が 1 つの数。
    Redirects to itself.
      自分自身へのリダイレクト。
    Two places redirect to each other.
      互いにリダイレクトし合う 2 つの場所。
    Redirects to a file: URL.
      file: の URL へのリダイレクト。
    Redirects to a URL of another kind.
      別の種類の URL へのリダイレクト。
    Redirects without saying where.
      行き先のないリダイレクト。
    Redirects to something that is not a URL.
      URL でないものへのリダイレクト。
    {0} {1}, with a body that explains it.
      {0} {1} と、説明のボディ。
    401, and how to authenticate.
      401 と、認証の方法。
    407, as from a proxy.
      プロキシのような 407。
    422, with what is wrong with each field.
      422 と、各フィールドの誤り。
    429, and to come back after 2 seconds.
      429。2 秒後にもう一度。
    429, and to come back at a date.
      429。示された日時にもう一度。
    503, and to come back after 2 seconds.
      503。2 秒後にもう一度。
    404 without a body.
      ボディのない 404。
    500, whose body is JSON of another shape.
      ボディが別の形の JSON の 500。
    500, whose body is half JSON.
      ボディが途中までの JSON の 500。
    502, whose body is a page.
      ボディがページの 502。
    A string holds bytes that are not UTF-8.
      文字列に UTF-8 でないバイト。
    The JSON is in UTF-16.
      UTF-16 の JSON。
    A page comes instead of JSON.
      JSON の代わりにページが届く。
    A page comes, and says that it is JSON.
      JSON と示すページが届く。
    Not a single byte comes.
      1 バイトも届かない。
    Wants that name and password, by Basic authentication.
      その名前とパスワードの Basic 認証を求める。
    Wants that name and password, by Digest authentication (MD5).
      その名前とパスワードの Digest 認証（MD5）を求める。
    Wants any bearer token but `bad` and `expired`.
      `bad` と `expired` 以外のベアラートークンを求める。
    JSON, compressed with gzip whether asked for or not.
      求めに関わらず gzip で圧縮した JSON。
    Something that does not change: 304 to a matching If-None-Match.
      変わらないもの。一致する If-None-Match には 304。
    The ETag of what you have.
      手元のものの ETag。
    A page.
      ページ。
    A picture, in PNG.
      PNG の絵。
    Counts the bytes of a body of any size, and keeps none.
      どんな大きさのボディもバイト数を数え、残さない。
    The cookies that arrived.
      届いた Cookie。
    Sets each pair of the query as a cookie, and redirects to /cookies.
      クエリの各組を Cookie に設定し、/cookies へリダイレクト。
    Deletes each cookie that the query names, and redirects to /cookies.
      クエリの示す Cookie を削除し、/cookies へリダイレクト。
    Items in pages: `next_cursor` leads to the next one, and is null on the last.
      ページに分けた項目。`next_cursor` が次を示し、最後は null。
    This list: JSON, or a page for browsers.
      この一覧。JSON、またはブラウザー用のページ。
    This API described in OpenAPI 3.1.
      この API の OpenAPI 3.1 による記述。
    A document with its ETag: 406 when you accept no JSON, 410 when it was removed.
      ETag つきの文書。JSON を受け入れなければ 406、削除済みなら 410。
    Changes it: 428 without If-Match, 412 when it has changed meanwhile, 415 when it is not JSON.
      変更。If-Match がなければ 428、変わっていれば 412、JSON でなければ 415。
    The ETag of what you have, or * for any.
      手元のものの ETag。* は何でも。
    Makes a document: 409 when there is one of that name.
      文書を作る。同じ名前があれば 409。
    Removes it; what is asked for afterwards is gone (410).
      削除。その後に求めると 410。
    What arrived: method, query, headers in order, body, form fields.
      届いたもの: メソッド、クエリ、順序どおりのヘッダー、ボディ、フォームのフィールド。
    The same below any path.
      どのパスの下でも同じ。
    """
}
